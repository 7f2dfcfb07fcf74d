import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { box, columns } from './layout.ts';

export const notice = style([
  columns(3),
  box('danger'),
  { justifyItems: 'start', padding: vars.space[5] },
]);

export const title = style({
  color: vars.color.danger,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: 600,
  letterSpacing: 0,
});
