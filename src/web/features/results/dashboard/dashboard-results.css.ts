import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** The scores in detail. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space[6]}, 6vw, ${vars.space[8]})`,
});

/** As high as the loaded card, so that nothing below moves. On a phone: as the lowest one. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '18rem',
  marginBlockStart: vars.space[5],
  '@media': {
    [media.small]: { minHeight: '15rem' },
    [media.large]: { minHeight: '10rem' },
    [media.print]: { display: 'none' },
  },
});
