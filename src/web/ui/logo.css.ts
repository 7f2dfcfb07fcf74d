import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: '1.3125rem',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.022em',
  whiteSpace: 'nowrap',
});

export const mark = style({ flex: 'none', width: '1.6em', height: '1.6em' });
export const tile = style({ fill: vars.color.inverse });
export const path = style({ stroke: vars.color.onInverse });
export const summit = style({ fill: vars.color.onInverseAccent });
