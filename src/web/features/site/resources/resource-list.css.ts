import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
    },
  },
});
export const headline = style({ display: 'grid', gap: vars.space[4] });
export const lead = style([text.lead, { color: vars.color.muted }]);

export const list = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space.band,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});
