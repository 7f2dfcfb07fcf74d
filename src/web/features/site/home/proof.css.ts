import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const proof = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space.band,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      justifyContent: 'space-between',
      columnGap: vars.space[9],
      alignItems: 'center',
    },
  },
});

export const figures = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const figure = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  lineHeight: 1.35,
  '@media': { [media.medium]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const value = style([
  text.numeral,
  text.tabular,
  { fontSize: vars.size.h2, color: vars.color.text, whiteSpace: 'nowrap' },
]);
