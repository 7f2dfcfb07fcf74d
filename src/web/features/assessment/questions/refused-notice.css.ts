import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.danger}`,
  background: vars.color.raised,
  '@media': { [media.small]: { marginBlockStart: 0 } },
});

export const title = style({
  color: vars.color.danger,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: 600,
  letterSpacing: 0,
});

export const actions = style(cluster(4, 'center'));
export const list = style(cluster(3));

export const link = style({
  minHeight: '2rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
