import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const after = style([columns(4), { maxWidth: vars.width.measure }]);

export const buttons = style(cluster(3));
