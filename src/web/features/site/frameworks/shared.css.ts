import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster } from '#web/ui/layout.ts';

/** Both fit on one line of a phone; their words begin at the edge of the page. */
export const links = style([cluster(1), { marginInline: `calc(-1 * ${vars.space[2]})` }]);
export const link = style({ paddingInline: vars.space[2], fontSize: vars.size.small });
