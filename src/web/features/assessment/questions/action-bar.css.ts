import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { bottomBar } from '#web/ui/state.css.ts';

/** With nothing to press, it comes into view with the questions. */
export const bar = style([
  bottomBar,
  {
    '@media': {
      [media.low]: { border: 0 },
      [media.tall]: {
        selectors: { '&[data-away]:not(:has(button:enabled))': { translate: '0 100%' } },
      },
      [media.motion]: { transition: `translate ${vars.motion.calm} ${vars.motion.ease}` },
    },
  },
]);

globalStyle(`${bar} > div`, {
  '@media': {
    [media.low]: { paddingInline: 0 },
    [media.zoomed]: { flexWrap: 'wrap', paddingBlock: vars.space[2] },
  },
});
globalStyle(`${bar} button`, { '@media': { [media.zoomed]: { paddingInline: vars.space[3] } } });

/** On a phone there is only room for the arrow. */
export const previous = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [media.small]: { position: 'static', clipPath: 'none' } },
});

export const next = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.zoomed]: { flex: 1, whiteSpace: 'normal' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.muted,
  '@media': {
    [media.zoomed]: { order: -1, flexBasis: '100%' },
    [media.small]: { fontSize: vars.size.small },
  },
});

/** The words take more than one line. */
globalStyle(`${words} button`, {
  '@media': { [media.zoomed]: { display: 'block', marginInline: 'auto' } },
});

export const hint = style({ ':empty': { display: 'none' } });

/** On a phone, what is not saved takes a line of its own above the buttons. */
const message = '[role="status"]:not(:empty)';
const unsaved = `${bar}:has(${message})`;
globalStyle(`:root:has(${bar} ${message})`, {
  '@media': {
    [`${media.handheld} and (min-height: 31.25em)`]: {
      vars: { [vars.layout.fixedBarHeight]: '6.5rem' },
    },
  },
});
globalStyle(`${unsaved} > div`, {
  '@media': {
    [media.handheld]: { flexWrap: 'wrap', rowGap: vars.space[2], paddingBlock: vars.space[2] },
  },
});
globalStyle(`${unsaved} ${words}`, { '@media': { [media.handheld]: { display: 'contents' } } });
globalStyle(`${unsaved} ${words} > div`, {
  '@media': { [media.handheld]: { order: -1, flexBasis: '100%' } },
});
globalStyle(`${unsaved} ${hint}`, { '@media': { [media.handheld]: { flex: '1 1 0' } } });
