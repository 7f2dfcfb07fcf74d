import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';

/** A long option is cut off instead of making the page wider. */
export const select = style([control, { paddingInlineEnd: '0.5rem', textOverflow: 'ellipsis' }]);
