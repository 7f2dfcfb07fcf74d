import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { textLink } from '#web/ui/text.css.ts';
import { columns } from '#web/ui/layout.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBlockEnd: vars.space[3],
});

export const counts = style([
  columns(4),
  { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))', marginBlockStart: vars.space[4] },
]);
globalStyle(`${counts} dt`, { fontSize: vars.size.small, color: vars.color.muted });
globalStyle(`${counts} dd`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const savedUnder = style({
  marginBlockStart: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const change = style([
  textLink,
  // Tall enough for a finger, without pushing the lines apart.
  { paddingBlock: '0.6rem', marginBlock: '-0.6rem' },
]);

export const save = style({ marginBlockStart: vars.space[4] });
