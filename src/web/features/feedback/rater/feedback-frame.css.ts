import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const header = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.headerHeight,
});

export const home = style({ display: 'flex', minWidth: 0, textDecoration: 'none' });
