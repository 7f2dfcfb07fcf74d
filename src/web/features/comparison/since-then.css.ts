import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const line = style({
  fontSize: vars.size.lead,
  lineHeight: 1.45,
});

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
