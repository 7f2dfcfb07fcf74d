import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { columns } from '#web/ui/layout.ts';

export const figure = style([columns(5), { position: 'relative', maxWidth: '54rem' }]);

/** Hangs in the margin where there is one, so that the words keep their left edge. */
export const mark = style({
  height: '0.42em',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontSize: '5rem',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '@media': {
    'screen and (min-width: 85em)': {
      position: 'absolute',
      insetInlineStart: '-3.25rem',
      insetBlockStart: '-0.1em',
    },
  },
});

export const quote = style([
  text.quote,
  {
    '@media': {
      [media.medium]: { fontSize: vars.size.h2, lineHeight: 1.24, letterSpacing: '-0.02em' },
    },
  },
]);

export const sampleMark = style({
  paddingInline: vars.space[2],
  border: '1px solid',
  borderRadius: vars.radius.small,
  fontWeight: 600,
});
