import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** With a name of any length. */
export const headline = style([
  text.h1,
  {
    maxWidth: '20ch',
    marginBlockStart: vars.space[4],
    overflowWrap: 'anywhere',
  },
]);

export const lead = style([
  text.lead,
  { marginBlockStart: vars.space[4], overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const note = style([
  text.muted,
  {
    maxWidth: '58ch',
    marginBlockStart: vars.space[4],
    textWrap: 'pretty',
  },
]);

/** On a phone, buttons of one width. */
export const actions = style([
  cluster(3, 'center'),
  {
    marginBlockStart: vars.space[5],
    ':first-child': { marginBlockStart: 0 },
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
]);

/** Down to the footer. */
export const screen = style({
  flex: 'auto',
  paddingBlock: `clamp(${vars.space[5]}, 0.4rem + 5vw, ${vars.space[8]})`,
  background: vars.color.deep,
});

export const waiting = style([
  columns(4),
  { maxWidth: '40rem', minHeight: '20rem', alignContent: 'start', marginBlockStart: vars.space[5] },
]);

/** On a phone what is seen comes before the button; on a wide screen beside both. */
export const page = style([
  columns(5),
  {
    '@media': {
      [media.phone]: { gap: vars.space[4] },
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space[8],
      },
    },
  },
]);

export const facts = style([
  columns(1, { small: ['repeat(2, max-content)', 6] }),
  text.small,
  { marginBlockStart: vars.space[4], fontWeight: 500 },
]);

export const seen = style([
  columns(2),
  {
    alignContent: 'start',
    overflowWrap: 'anywhere',
    '@media': { [media.large]: { gridArea: '1 / 2 / span 2', alignSelf: 'start' } },
  },
]);
