import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import { inkAt, palette } from '#web/theme/tokens.ts';
import { PADDING, veryLow } from './dialog.css.ts';

export const viewport = style({
  position: 'fixed',
  zIndex: 100,
  insetInline: vars.space[3],
  insetBlockEnd: `calc(${vars.space[3]} + ${vars.layout.fixedBarHeight} + env(safe-area-inset-bottom, 0px))`,
  pointerEvents: 'none',
  '@media': {
    [media.medium]: {
      insetInline: `auto ${vars.space[5]}`,
      insetBlockEnd: `calc(${vars.space[5]} + ${vars.layout.fixedBarHeight})`,
      width: 420,
    },
    // Stays in view while the dialog scrolls as a whole.
    [veryLow]: { selectors: { 'dialog &': { position: 'sticky', insetBlock: '0 auto' } } },
    print: { display: 'none' },
  },
  selectors: {
    // A row of the dialog, so that it never covers a button.
    'dialog &': { gridArea: 'toast', position: 'static', width: 'auto' },
  },
});

const toast = style([
  onInk,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: vars.space[3],
    alignItems: 'start',
    padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.card,
    boxShadow: `0 12px 36px ${inkAt(0.24)}`,
    fontSize: vars.size.small,
    lineHeight: 1.45,
    pointerEvents: 'auto',
    // Visible in forced colors.
    border: '1px solid transparent',
    selectors: { 'dialog &': { margin: `0 ${PADDING} ${vars.space[3]}`, boxShadow: 'none' } },
    '@media': {
      [media.low]: {
        alignItems: 'center',
        paddingBlock: 0,
        selectors: { 'dialog &': { margin: 0, borderRadius: 0 } },
      },
      [media.motion]: {
        transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, translate ${vars.motion.calm} ${vars.motion.ease}`,
        '@starting-style': { opacity: 0, translate: '0 12px' },
      },
    },
  },
]);

export const variants = styleVariants({
  default: [toast, { background: vars.color.ground }],
  destructive: [
    toast,
    {
      background: palette.danger,
      vars: { [vars.color.deep]: palette.dangerDeep, [vars.color.accentText]: palette.white },
    },
  ],
});

export const icon = style({
  color: vars.color.accentText,
  marginBlockStart: '0.7rem',
  '@media': { [media.low]: { marginBlockStart: 0 }, [veryLow]: { display: 'none' } },
});
export const title = style({
  fontWeight: 600,
  '@media': {
    [media.low]: { display: 'inline', marginInlineEnd: vars.space[3] },
  },
});
export const description = style({
  '@media': {
    [media.low]: { display: 'inline' },
  },
});
