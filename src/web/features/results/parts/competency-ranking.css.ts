import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [`${media.medium}, print`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[7],
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const average = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const rest = style({
  marginBlockStart: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space[3],
  textWrap: 'balance',
});
