import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { columns } from '#web/ui/layout.ts';

/** With a name of any length. */
export const headline = style([
  text.h1,
  { maxWidth: '20ch', marginBlockStart: vars.space[4], overflowWrap: 'anywhere' },
]);
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const before = style([
  columns(3),
  { marginBlockStart: vars.space[6], ':first-child': { marginBlockStart: 0 } },
]);

export const summary = style({
  paddingBlockStart: vars.space[5],
  '@media': { [media.medium]: { paddingBlockStart: vars.space[7] } },
});
export const waiting = style({ paddingBlock: vars.space[7] });
export const skeleton = style(columns(5));
export const block = style({ minHeight: '14rem' });

export const what = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': { [media.large]: { paddingBlockStart: vars.space[7] } },
});
export const steps = style([columns(2), { paddingInlineStart: '1.25em' }]);
