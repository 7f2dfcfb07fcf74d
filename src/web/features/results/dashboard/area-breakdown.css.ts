import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const list = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[5],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[8],
      paddingBlock: vars.space[6],
    },
  },
});

export const count = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'center',
});

export const average = style({
  minWidth: '1.6em',
  textAlign: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const advice = style({ marginBlockStart: vars.space[2], maxWidth: vars.width.measure });
