import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';

export const noScript = style({ marginBlockEnd: '2rem', fontWeight: 600 });
export const form = style({ height: '44rem' });
export const aside = style({ height: '20rem' });

export const page = style([columns(4), { justifyItems: 'start', paddingBlock: vars.space[9] }]);
