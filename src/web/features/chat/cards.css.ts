import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { h4 } from '#web/ui/text.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  color: 'inherit',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.deep } },
});

export const label = style({ display: 'block', fontWeight: 600 });

export const description = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const helpRow = style({ paddingInlineEnd: '6%' });

/** Not alarming, but not to be missed. */
export const help = style({
  padding: vars.space[4],
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  lineHeight: 1.5,
});

export const title = style([h4, { marginBlockEnd: vars.space[2] }]);

export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});

/** Large enough to press. */
export const number = style({
  paddingBlock: '0.25rem',
  color: vars.color.accentText,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
