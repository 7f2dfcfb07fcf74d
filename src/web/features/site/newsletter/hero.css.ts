import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style({
  display: 'grid',
  gap: vars.space[7],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
    },
    [media.large]: { columnGap: vars.space[8] },
  },
});

export const words = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });
export const lead = style([text.lead, { maxWidth: '32ch', color: vars.color.muted }]);
export const button = style({ marginBlockStart: vars.space[3] });

export const drawing = style({
  width: '100%',
  maxWidth: '21rem',
  height: 'auto',
  justifySelf: 'center',
  '@media': { [media.medium]: { maxWidth: '27rem', justifySelf: 'end' } },
});
