import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk, onPaper } from '#web/theme/theme.css.ts';
import { inkAt } from '#web/theme/tokens.ts';
import { column } from './chat-frame.css.ts';

export const view = style({
  // `usePlaceKept` keeps what is being read in its place.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});

export const content = style([
  column,
  {
    paddingBlock: vars.space[5],
    '@media': { [media.low]: { paddingBlock: `${vars.space[2]} ${vars.space[4]}` } },
  },
]);

/** Over the end of the messages; beside them where there is room. */
export const toEnd = style({
  position: 'relative',
  alignSelf: 'flex-end',
  flex: 'none',
  marginInlineEnd: `max(${vars.space[2]}, (100% - 48rem) / 2 - 2.75rem - ${vars.space[3]})`,
  marginBlock: `-3.5rem ${vars.space[3]}`,
  borderRadius: '50%',
  background: vars.color.raised,
  boxShadow: `0 6px 20px ${inkAt(0.16)}`,
});

export const rows = styleVariants({
  user: {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingInlineStart: '12%',
  },
  assistant: { display: 'grid', justifyItems: 'start', paddingInlineEnd: '6%' },
  help: {
    paddingInlineEnd: '6%',
    '@media': { [media.low]: { paddingInlineEnd: 0 } },
  },
});

const bubble = style({
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: '1px solid transparent',
  borderRadius: 16,
  fontSize: vars.size.base,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The sharp corner points to the speaker. */
export const bubbles = styleVariants({
  user: [bubble, onInk, { background: vars.color.ground, borderEndEndRadius: 4 }],
  assistant: [
    bubble,
    onPaper,
    { background: vars.color.raised, borderColor: vars.color.line, borderEndStartRadius: 4 },
  ],
});

export const copy = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  selectors: { 'button&': { minWidth: '2.25rem', minHeight: '2.25rem', padding: 0 } },
});

const breathe = keyframes({ '0%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } });

const dot = {
  content: '',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: vars.color.accent,
  animation: `${breathe} 1.4s ease-in-out infinite`,
};
const forcedDot = { background: 'CanvasText' };

/** Two dots that alternate; with reduced motion they stay still. */
export const dots = style({
  display: 'inline-flex',
  gap: 5,
  '::before': dot,
  '::after': { ...dot, animationDelay: '350ms' },
  '@media': { [media.forced]: { '::before': forcedDot, '::after': forcedDot } },
});
