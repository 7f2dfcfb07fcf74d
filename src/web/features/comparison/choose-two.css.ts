import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

export const two = style([cluster(5, 'center'), { rowGap: 0, minWidth: 0 }]);

export const one = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  color: vars.color.muted,
});

/** Reads as part of a sentence: underlined like a link, and as wide as its text if there is room. */
export const date = style({
  fieldSizing: 'content',
  minWidth: 0,
  minHeight: '2.75rem',
  border: 0,
  background: vars.color.ground,
  color: vars.color.accentText,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.forced]: { border: '1px solid' } },
});
