import { style } from '@vanilla-extract/css';
import { control } from '#web/ui/field.css.ts';

/** As high as its text in browsers that support it; at least two lines. */
export const lines = style([control, { fieldSizing: 'content', minHeight: '4.5rem' }]);
