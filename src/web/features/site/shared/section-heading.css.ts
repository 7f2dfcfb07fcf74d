import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';

export const heading = style([columns(4), { justifyItems: 'start', alignContent: 'start' }]);

export const lead = style({ color: vars.color.muted });
