import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const top = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
    },
  },
});

export const body = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });

export const figures = style({
  display: 'grid',
  gap: vars.space[7],
  marginBlockStart: vars.space[8],
});

export const figure = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

export const value = style([text.numeral, text.tabular, { fontSize: vars.size.display }]);
export const label = style([text.lead, { color: vars.color.muted }]);

/** The whole, and how much of it the figure speaks of. */
export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 4,
  height: '0.875rem',
});
export const part = style({ background: vars.color.accent });
export const rest = style({ flex: 1, background: vars.color.deep });
export const unit = style({ flex: 1, background: vars.color.accent });
export const given = style({ flex: 1, background: vars.color.text });
