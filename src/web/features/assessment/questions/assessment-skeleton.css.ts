import { style } from '@vanilla-extract/css';

export const form = style({ height: '44rem' });
export const aside = style({ height: '20rem' });
