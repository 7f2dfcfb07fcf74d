import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const unfinished = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
});

export const text = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const icon = style({ marginBlockStart: '0.1em', color: vars.color.accentText });
