import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const noScript = style({ marginBlockEnd: '2rem', fontWeight: 600 });
export const form = style({ height: '44rem' });
export const aside = style({ height: '20rem' });

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[9],
});
