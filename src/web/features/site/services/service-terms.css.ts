import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const label = style([text.small, { color: vars.color.muted }]);
export const term = style({ margin: 0, fontWeight: 500 });

/** Side by side under the program, where there is room for it. */
export const columns = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  marginBlockStart: vars.space[7],
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const rows = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[2] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'baseline',
});
