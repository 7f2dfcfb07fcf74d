import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

/** The ruler runs on to the edge of the window. */
export const hero = style({
  paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[9]})`,
  overflow: 'clip',
});

export const headline = style([
  text.display,
  { maxWidth: '15ch', marginBlock: `${vars.space[4]} ${vars.space[6]}` },
]);

export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  '@media': {
    [media.large]: { gridTemplateColumns: '1fr auto', alignItems: 'end', gap: vars.space[7] },
  },
});

export const lead = style([text.lead, { color: vars.color.muted }]);
