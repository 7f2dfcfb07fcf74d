import { style } from '@vanilla-extract/css';
import { unseen } from './layout.ts';

export const visuallyHidden = style(unseen);
