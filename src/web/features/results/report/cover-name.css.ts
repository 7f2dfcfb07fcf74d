import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const named = style({ display: 'grid', fontSize: vars.size.small });
/** Tall enough for a finger. */
globalStyle(`${named} > button + button`, { minHeight: '2.75rem' });
