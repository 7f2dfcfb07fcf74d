import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
    },
  },
});

export const body = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const action = style({ marginBlockStart: vars.space[3] });

export const cycle = style({
  display: 'grid',
  gap: vars.space[6],
  marginBlockStart: vars.space[8],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[8],
    },
  },
});

export const cycleTitle = style([text.h3, { marginBlockEnd: vars.space[4] }]);

export const step = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const stepName = style([text.h4, { lineHeight: 1.4 }]);
export const stepText = style({ color: vars.color.muted });
