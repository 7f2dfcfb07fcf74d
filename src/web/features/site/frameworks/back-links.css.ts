import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
