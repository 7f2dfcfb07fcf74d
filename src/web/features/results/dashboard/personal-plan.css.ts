import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const cards = style([
  columns(5, { large: 'repeat(12, minmax(0, 1fr))' }),
  { gridTemplateColumns: 'minmax(0, 1fr)' },
]);

const whole = { '&:only-child': { gridColumn: '1 / -1' } };

export const priority = style({
  '@media': { [media.large]: { gridColumn: 'span 7', selectors: whole } },
});

export const strength = style({
  borderColor: vars.color.control,
  '@media': { [media.large]: { gridColumn: 'span 5', selectors: whole } },
});

export const area = style({ marginBlockStart: vars.space[4] });
export const reason = style({
  marginBlockStart: vars.space[2],
  maxWidth: vars.width.measure,
  color: vars.color.muted,
});

export const part = style({ marginBlockStart: vars.space[4] });
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
});
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

export const statusTitle = style({ marginBlockStart: vars.space[6] });

export const statuses = style({
  marginBlockStart: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const status = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.5rem',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'center',
  justifyItems: 'start',
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 2.5rem 9.5rem' } },
});

export const name = style({ fontWeight: 500, lineHeight: 1.35 });
export const score = style({
  justifySelf: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
