import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** As high as the loaded card, so that nothing below moves. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '22rem',
  marginBlockStart: vars.space[5],
  '@media': {
    [media.small]: { minHeight: '15rem' },
    [media.large]: { minHeight: '10rem' },
    [media.print]: { display: 'none' },
  },
});
