import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** The whole entry is its link's target. The room at its end is the icon's. */
export const link = style({
  display: 'block',
  paddingInlineEnd: '1.7em',
  color: vars.color.accentText,
  textDecorationLine: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

/** Follows the last word on its line: it takes no space, so it never wraps. */
export const icon = style({
  display: 'inline-block',
  marginInline: '0.5em -1.7em',
  verticalAlign: '-0.18em',
});
