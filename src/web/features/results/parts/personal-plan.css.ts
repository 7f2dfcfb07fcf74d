import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** The advice for each area, side by side if there is room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { marginBlockStart: vars.space[2], rowGap: vars.space[2] } },
});

/** Numbered in large figures, side by side if there is room. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  columnGap: vars.space[6],
  counterReset: 'step',
});
globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  counterIncrement: 'step',
  maxWidth: '60ch',
});
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
});
