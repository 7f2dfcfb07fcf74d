import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});

export const fact = style({ minWidth: 0 });
export const term = style({ color: vars.color.muted, fontSize: vars.size.small });
export const value = style({ overflowWrap: 'anywhere' });
