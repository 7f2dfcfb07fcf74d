import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onPaper } from '#web/theme/theme.css.ts';
import { inkAt, palette } from '#web/theme/tokens.ts';

const dialog = style([
  onPaper,
  {
    margin: 'auto',
    padding: 0,
    border: 0,
    width: `calc(100% - 2 * ${vars.space[4]})`,
    maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps the focused element clear of the buttons.
    scrollPaddingBlockEnd: '9rem',
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    boxShadow: `0 24px 64px ${inkAt(0.28)}`,
    '::backdrop': { background: `color-mix(in srgb, ${palette.ink} 72%, transparent)` },
    '@media': {
      [media.motion]: {
        transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, translate ${vars.motion.calm} ${vars.motion.ease}`,
        '@starting-style': { opacity: 0, translate: '0 12px' },
      },
    },
    selectors: { '&:focus': { outline: 'none' } },
  },
]);

export const sizes = styleVariants({
  md: [dialog, { maxWidth: '32rem' }],
  lg: [dialog, { maxWidth: '44rem' }],
});

export const panel = style({
  position: 'relative',
  padding: `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[6]})`,
});

export const title = style({ paddingInlineEnd: vars.space[7] });

export const description = style({ marginBlockStart: vars.space[3], color: vars.color.muted });

export const content = style({ marginBlockStart: vars.space[5] });

/** In a dialog that has to be scrolled, its buttons stay in view. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[4],
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  background: vars.color.raised,
  // Content that continues above them fades out.
  boxShadow: `0 -10px 12px -4px ${vars.color.raised}`,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  '@media': {
    [media.small]: { flexDirection: 'row', justifyContent: 'flex-end' },
    [media.low]: { position: 'static' },
  },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});
