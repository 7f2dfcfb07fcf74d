import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** With a name of any length. */
export const headline = style([
  text.h1,
  { maxWidth: '20ch', marginBlockStart: vars.space[4], overflowWrap: 'anywhere' },
]);

export const lead = style([
  text.lead,
  { marginBlockStart: vars.space[4], overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const note = style([
  text.muted,
  { maxWidth: '58ch', marginBlockStart: vars.space[4], textWrap: 'pretty' },
]);

/** On a phone, buttons of one width. */
export const actions = style([
  cluster(3, 'center'),
  {
    marginBlockStart: vars.space[6],
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
]);

/** Down to the footer. */
export const screen = style({
  minHeight: 'inherit',
  paddingBlock: `clamp(2.5rem, 1.9rem + 2.2vw, 4rem)`,
  background: vars.color.deep,
});

export const waiting = style([
  columns(4),
  { maxWidth: '40rem', minHeight: '20rem', alignContent: 'start', marginBlockStart: vars.space[5] },
]);
