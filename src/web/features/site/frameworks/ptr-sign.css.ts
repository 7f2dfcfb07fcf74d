import { style } from '@vanilla-extract/css';

/** As large as the text it is set in. */
export const sign = style({
  width: '1.5em',
  height: '1.5em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
});
export const filled = style({ fill: 'currentColor' });
