import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';

/** As high as its text, where the browser can; at least four lines. */
export const textArea = style([
  control,
  { fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' },
]);
