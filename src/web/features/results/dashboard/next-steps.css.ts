import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const list = style({
  display: 'grid',
  marginBlockStart: vars.space[6],
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});

export const fold = style({
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});
globalStyle(`${fold} > ${list}`, { marginBlockStart: 0 });

export const step = style({
  position: 'relative',
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[4],
  '@media': {
    [media.large]: {
      paddingBlock: `${vars.space[5]} 0`,
      paddingInlineEnd: vars.space[6],
    },
  },
});

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
