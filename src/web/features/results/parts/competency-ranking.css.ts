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

export const list = style({ marginBlockStart: vars.space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({ fontWeight: 600, lineHeight: 1.35 });

export const average = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const area = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
});

export const rest = style({
  marginBlockStart: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space[3],
  textWrap: 'balance',
});

export const equal = style({ maxWidth: vars.width.measure });
export const others = style({ marginBlockStart: vars.space[5], color: vars.color.muted });
