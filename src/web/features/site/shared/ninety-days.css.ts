import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const ruler = style({ width: '100%', height: '2.5rem', overflow: 'visible' });

export const day = style({ stroke: vars.color.control, strokeWidth: 1 });

export const week = style({ stroke: vars.color.accent, strokeWidth: 2 });
