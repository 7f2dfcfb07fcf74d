import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style({
  display: 'grid',
  gap: vars.space[7],
  paddingBlock: `${vars.space[6]} ${vars.space[7]}`,
});
export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
    },
  },
});
/** One word a line. */
export const title = style([text.display, { maxWidth: '6.6em', textWrap: 'wrap' }]);
export const intro = style([text.lead, { color: vars.color.muted }]);
