import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Beside the selects it stands as high as they do, below their labels. */
export const printButton = style({
  justifySelf: 'start',
  '@media': { [media.medium]: { marginBlockStart: `calc(1.5rem + ${vars.space[2]})` } },
});
