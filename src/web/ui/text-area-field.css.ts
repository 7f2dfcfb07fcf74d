import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';

/** As tall as its text in browsers that support it; at least four lines. */
export const textArea = style([
  control,
  { fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' },
]);
