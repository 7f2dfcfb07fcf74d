import { style } from '@vanilla-extract/css';

/** For controls that do nothing without JavaScript: they are not shown then. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
