import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { box, columns } from './layout.ts';

/* Everything that shows the state of the answers: the bar at the bottom, progress, saving, refusals. */

/** Fixed to the bottom of the window; in a short window, at its place on the page. */
export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.low]: { position: 'static' } },
});

/** With large text, on several lines. */
export const bottomBarContent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '5rem',
});

export const state = style({ display: 'inline', ':empty': { display: 'none' } });

/** Its first line as full as it gets: “All answers” and “saved”. */
export const status = style({ textWrap: 'wrap' });

/** Inline, because on a phone the words take two lines. */
globalStyle(`${status} svg`, {
  display: 'inline',
  marginInlineEnd: vars.space[1],
  verticalAlign: '-0.2em',
});

export const failed = style([status, { color: vars.color.danger, fontWeight: 600 }]);

export const retry = style({
  minHeight: '1.5rem',
  paddingInline: vars.space[2],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Thin, round, and in one color: it never looks like the bar of a score. */
export const track = style({
  display: 'block',
  width: '100%',
  height: 6,
  overflow: 'hidden',
  background: vars.color.line,
  borderRadius: '99px',
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});

/** An SVG shape, so that its length needs no inline style and it is always printed. */
export const fill = style({
  fill: vars.color.accent,
  '@media': {
    [media.motion]: { transition: `width ${vars.motion.calm} ${vars.motion.ease}` },
    [media.forced]: { fill: 'Highlight' },
  },
});

export const refusal = style([
  columns(3),
  box('danger'),
  {
    justifyItems: 'start',
    padding: vars.space[5],
    '@media': { [media.forced]: { borderWidth: 3 } },
  },
]);
