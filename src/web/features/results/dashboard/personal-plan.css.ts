import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const cards = style([
  columns(5, { large: 'repeat(12, minmax(0, 1fr))' }),
  { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
]);

const whole = { '&:only-child': { gridColumn: '1 / -1' } };

/** On a phone the steps have more of its width. */
const narrow = { paddingInline: vars.space[4] };

export const priority = style({
  '@media': {
    [media.phone]: narrow,
    [media.large]: { gridColumn: 'span 7', selectors: whole },
  },
});

export const strength = style({
  borderColor: vars.color.control,
  '@media': {
    [media.phone]: narrow,
    [media.large]: { gridColumn: 'span 5', selectors: whole },
  },
});

export const area = style({
  marginBlockStart: vars.space[4],
  '@media': { [media.phone]: { marginBlockStart: vars.space[2] } },
});
export const reason = style({
  marginBlockStart: vars.space[2],
  maxWidth: vars.width.measure,
  color: vars.color.muted,
});

/** Several areas side by side, if there is room. */
export const parts = style([
  columns(5),
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
    marginBlockStart: vars.space[4],
  },
]);
export const partTitle = style({
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
});

export const steps = style({
  display: 'grid',
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
  '@media': { [media.phone]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
});
globalStyle(`${steps} > li:last-child`, { paddingBlockEnd: 0 });
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
});

export const uses = style({
  paddingInlineStart: '1.1em',
  maxWidth: '60ch',
});
globalStyle(`${uses} > li + li`, { marginBlockStart: vars.space[3] });
globalStyle(`${uses} > li::marker`, { color: vars.hue.green.solid });
