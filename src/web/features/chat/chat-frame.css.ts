import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { inkAt } from '#web/theme/tokens.ts';
import { unseen } from '#web/ui/layout.ts';
import { h4 } from '#web/ui/text.css.ts';

/** How wide the main pane is, which the sidebar decides as much as the window. */
export const narrowPane = '(width < 38rem)';
export const widePane = '(width >= 38rem)';

const SIDEBAR_WIDTH = 320;

export const frame = style({ display: 'flex', height: '100dvh', overflow: 'hidden' });

/** A drawer over the page on a phone; from tablets on a column beside the main pane. */
export const sidebar = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: `min(${SIDEBAR_WIDTH}px, 100% - 3rem)`,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  overflow: 'hidden',
  flexDirection: 'column',
  gap: vars.space[4],
  background: vars.color.deep,
  color: 'inherit',
  selectors: {
    '&:popover-open': { display: 'flex' },
    '&::backdrop': { background: inkAt(0.45) },
  },
  '@media': {
    [media.medium]: {
      position: 'static',
      display: 'flex',
      flex: 'none',
      width: SIDEBAR_WIDTH,
      selectors: { '&[data-collapsed]': { display: 'none' } },
    },
  },
});

const bar = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 'min(4.5rem, 16vh)',
} as const;

export const sidebarBar = style({ ...bar, justifyContent: 'space-between' });

export const pane = style({ containerType: 'inline-size' });

export const header = style({
  ...bar,
  paddingInline: `${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    // The signs and words of its buttons are on the edges of the column below.
    [media.belowMedium]: {
      paddingInline: `calc(${vars.space.gutter} - 0.75rem) calc(${vars.space.gutter} - 1.15rem)`,
    },
    [media.forced]: { paddingInlineEnd: vars.space.gutter },
  },
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** In a narrow pane the space goes to the user's name. */
export const title = style([
  h4,
  { marginInlineEnd: 'auto', '@container': { [narrowPane]: unseen } },
]);

/** As wide as text is readable; messages, welcome, and input share the same edges. */
export const column = style({
  width: '100%',
  maxWidth: `calc(48rem + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const picture = style({
  '@media': {
    [media.forced]: { border: '1px solid' },
  },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: 32,
  height: 32,
  border: `3px solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.accent,
  borderRadius: '50%',
  '@media': {
    [media.forced]: { borderBlockStartColor: 'Canvas' },
    [media.motion]: { animation: `${turn} 900ms linear infinite` },
  },
});

/** Takes the space of the messages. */
export const problem = style([
  column,
  {
    display: 'grid',
    alignItems: 'center',
    flex: 1,
    minHeight: 0,
    paddingBlock: vars.space.gutter,
    overflowY: 'auto',
    '@media': { [media.low]: { paddingBlock: vars.space[2] } },
  },
]);
/** As wide as the input below it. */
globalStyle(`${problem} section`, {
  maxWidth: 'none',
  '@media': { [media.low]: { gap: vars.space[1], padding: `${vars.space[3]} ${vars.space[4]}` } },
});
