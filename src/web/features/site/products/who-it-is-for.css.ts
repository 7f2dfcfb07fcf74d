import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import * as text from '#web/ui/text.css.ts';

export const heading = style([
  text.kicker,
  { fontFamily: vars.font.text, letterSpacing: 'normal' },
]);

/** One sentence with the section to itself. */
export const sentence = style([
  text.h2,
  { maxWidth: '34ch', marginBlockStart: vars.space[5], lineHeight: 1.24, textWrap: 'pretty' },
]);
