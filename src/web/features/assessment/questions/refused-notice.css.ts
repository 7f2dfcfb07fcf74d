import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.danger}`,
  background: vars.color.raised,
});

export const title = style({
  color: vars.color.danger,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: 600,
  letterSpacing: 0,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const link = style({
  minHeight: '2rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
