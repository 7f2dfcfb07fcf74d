import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const words = style({ maxWidth: '58ch', color: vars.color.muted });
