import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const facts = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'end',
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
      columnGap: vars.space[6],
    },
  },
});

export const picture = style({
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.line,
});

export const caption = style({ display: 'grid', gap: vars.space[3], alignContent: 'end' });
export const nameClass = text.h3;
export const credentials = style([
  text.small,
  { display: 'grid', gap: vars.space[1], color: vars.color.muted },
]);
export const sentence = style({ maxWidth: '44ch' });
