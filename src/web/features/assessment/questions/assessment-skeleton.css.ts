import { style } from '@vanilla-extract/css';

export const noScript = style({ marginBlockEnd: '2rem', fontWeight: 600 });
export const form = style({ height: '44rem' });
export const aside = style({ height: '20rem' });
