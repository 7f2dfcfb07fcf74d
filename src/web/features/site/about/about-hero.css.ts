import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[9]})`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: vars.space[8],
    },
  },
});

export const kicker = style([text.kicker, { gridColumn: '1 / -1' }]);
export const headline = style([text.display, { maxWidth: '13ch' }]);

/** Ends on the line on which the headline ends. */
export const lead = style([text.lead, { alignSelf: 'end', paddingBlockEnd: '0.4em' }]);
