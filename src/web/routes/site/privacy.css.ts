import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const headline = style([text.h1, { maxWidth: '16ch', marginBlockStart: vars.space[4] }]);
export const lead = style([text.lead, { marginBlockStart: vars.space[5] }]);

export const things = style(columns(5));

export const thing = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
  },
  '@media': {
    [media.large]: { selectors: { '&:first-child': { paddingBlockStart: vars.space[2] } } },
  },
});

export const howLong = style({ fontSize: vars.size.small, color: vars.color.muted });
export const howLongLabel = style({ fontWeight: 600, color: vars.color.text });

export const row = style({
  rowGap: vars.space[4],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3vw, ${vars.space[8]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** The first line is beside the headline, which is larger. */
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  maxWidth: vars.width.measure,
  '@media': { [media.large]: { paddingBlockStart: vars.space[2] } },
});

/** As near to its headline as the rows above. */
export const rights = style({ rowGap: vars.space[4] });

export const actions = style([cluster(3), { marginBlockStart: vars.space[5] }]);
/** Narrow enough for one row. */
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [media.wide]: { paddingInline: '1.35rem' } },
});

export const address = style({ overflowWrap: 'anywhere' });
