import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import * as text from '#web/ui/text.css.ts';

export const list = style({ display: 'grid', gap: vars.space[5] });

/** Hung on the step of the mark. */
export const person = style([
  text.h3,
  {
    display: 'grid',
    gridTemplateColumns: '1.1em 1fr',
    gap: vars.space[4],
  },
]);
export const step = style({
  width: '0.7em',
  height: '0.7em',
  marginBlockStart: '0.25em',
  borderRadius: '50%',
  background: vars.color.accent,
});
