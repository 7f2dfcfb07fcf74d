import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const profile = style([
  columns(5, { small: ['repeat(auto-fit, minmax(15rem, 1fr))', 6] }),
  { alignItems: 'end' },
]);

export const picture = style({
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.line,
});

export const caption = style([columns(3), { alignContent: 'end' }]);
export const nameClass = text.h3;
export const credentials = style([text.small, columns(1), { color: vars.color.muted }]);
export const sentence = style({ maxWidth: '44ch' });
