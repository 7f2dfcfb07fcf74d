import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onPaper } from '#web/theme/theme.css.ts';
import { inkAt, palette } from '#web/theme/tokens.ts';
import { cluster, columns } from './layout.ts';

/** At 400%, nothing else would be in view. */
const veryLow = 'screen and (max-height: 15em)';
/** Here a title that stays in view would leave no room either. */
const cramped = `${media.low} and (max-width: 37.49em), ${veryLow}`;

const dialog = style([
  onPaper,
  {
    margin: 'auto',
    padding: 0,
    // Visible in forced colors.
    border: '2px solid transparent',
    width: `calc(100% - 2 * ${vars.space[4]})`,
    maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps the focused element clear of the buttons.
    scrollPaddingBlock: '4rem 9rem',
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    boxShadow: `0 24px 64px ${inkAt(0.28)}`,
    '::backdrop': { background: `color-mix(in srgb, ${palette.ink} 72%, transparent)` },
    '@media': {
      [media.low]: {
        maxHeight: `calc(100dvh - ${vars.space[4]})`,
        scrollPaddingBlock: '3rem 5rem',
        // A toast is above the rest and stays there.
        selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
      },
      [cramped]: { scrollPaddingBlockStart: 0 },

      [media.motion]: {
        transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, translate ${vars.motion.calm} ${vars.motion.ease}`,
        '@starting-style': { opacity: 0, translate: '0 12px' },
      },
    },
    selectors: { '&:focus': { outline: 'none' } },
  },
]);

export const sizes = styleVariants({
  // In a short window, its words take fewer lines.
  md: [dialog, { maxWidth: '32rem', '@media': { [media.low]: { maxWidth: '44rem' } } }],
  lg: [dialog, { maxWidth: '44rem' }],
});

export const PADDING = `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[6]})`;

export const panel = style({
  position: 'relative',
  padding: PADDING,
  '@media': {
    [media.low]: { paddingBlock: vars.space[3] },
  },
});

/** Stays in view like the buttons, if there is room. */
export const title = style({
  position: 'sticky',
  // Where it is before the dialog is scrolled, so that it stays level with the button.
  insetBlockStart: `calc(${PADDING} - ${vars.space[4]})`,
  zIndex: 1,
  marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[3]})`,
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  paddingInlineEnd: vars.space[7],
  background: vars.color.raised,
  // Covers what would show above it; content that continues below it fades out.
  boxShadow: `0 -1rem ${vars.color.raised}, 0 6px 6px -3px ${vars.color.raised}`,
  '@media': {
    // Only the first line makes room for the button.
    [media.phone]: {
      paddingInlineEnd: 0,
      fontSize: '1.25rem',
      '::before': { content: '', float: 'inline-end', width: vars.space[6], height: '1lh' },
    },
    // A contrast theme frames the button, which is higher than the line.
    // It has no shadow over what continues below.
    [media.forced]: {
      marginBlockEnd: 0,
      borderBlockEnd: '1px solid',
      paddingInlineEnd: vars.space[7],
      '::before': { content: 'none' },
    },
    // Nor one over what is scrolled above it.
    [`${media.forced} and (min-height: 31.25em)`]: {
      insetBlockStart: 0,
      marginBlockStart: `calc(-1 * ${PADDING})`,
      paddingBlockStart: PADDING,
    },
    [media.low]: {
      insetBlockStart: `calc(${vars.space[3]} - ${vars.space[4]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[1]})`,
      // What continues below it is cut clear of its words.
      paddingBlockEnd: vars.space[3],
      fontSize: vars.size.h4,
    },
    [cramped]: { position: 'static' },
  },
});

export const description = style({
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  '@media': {
    [media.low]: { marginBlockStart: vars.space[1], fontSize: vars.size.small, lineHeight: 1.4 },
  },
});

export const content = style({
  marginBlockStart: vars.space[5],
  '@media': { [media.low]: { marginBlockStart: vars.space[3] } },
});

/** In a short window, a focused field keeps its label in view. */
globalStyle("dialog :is(input:not([type='radio'], [type='checkbox']), select, textarea)", {
  '@media': { [media.low]: { scrollMarginBlockStart: '5rem' } },
});

/** A toast at the top of a dialog in a short window: the title stays below it. */
const besideToast = `dialog:has(> div > [role] > *)`;
globalStyle(`${besideToast} ${title}`, {
  '@media': {
    [media.low]: { insetBlockStart: `calc(2.875rem + ${vars.space[3]} - ${vars.space[4]})` },
  },
});

/** Where content continues below, it fades out above a line, if the browser knows. */
const lineWhileStuck = {
  containerType: 'scroll-state',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: '1.75rem',
    borderBlockEnd: '1px solid transparent',
    pointerEvents: 'none',
  },
  '@container': {
    'scroll-state(stuck: bottom)': {
      '::before': {
        borderBlockEndColor: vars.color.line,
        background: `linear-gradient(transparent, ${vars.color.raised})`,
      },
    },
  },
} satisfies StyleRule;

/** In a dialog that has to be scrolled, its buttons stay in view. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[4],
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  background: vars.color.raised,
  // Content that continues above them fades out; the outline of a field above them does not.
  boxShadow: `0 -6px 6px -3px ${vars.color.raised}`,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  '@media': {
    [media.small]: { flexDirection: 'row', justifyContent: 'flex-end' },
    [media.low]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      paddingBlock: vars.space[2],
      marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    },

    [veryLow]: { position: 'static' },
    // A contrast theme has no shadow.
    [media.forced]: { borderTop: '1px solid' },
  },
  ...lineWhileStuck,
});

/** In a long dialog, the buttons and what is wrong stay in view below a line. */
export const foot = style([
  columns(2),
  {
    position: 'sticky',
    insetBlockEnd: 0,
    marginBlockStart: vars.space[4],
    paddingBlock: vars.space[3],
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.raised,
    // Content that continues above it fades out.
    boxShadow: `0 -10px 12px -4px ${vars.color.raised}`,
    '@media': {
      // The line would often be near one in the content. A contrast theme draws it all the same.
      [media.low]: { borderTopColor: 'transparent', ...lineWhileStuck },
      [cramped]: { position: 'static' },
    },
    // At the end of a dialog, its padding is enough below them.
    selectors: {
      ':not(:has(~ :not(:empty))) > &': { marginBlockEnd: `calc(-1 * ${vars.space[4]})` },
    },
  },
]);

/** Its buttons; on a phone side by side, so that more of the content is in view. */
export const footButtons = style([cluster(3), { justifyContent: 'flex-end' }]);
globalStyle(`${footButtons} > :last-child`, {
  flex: 1,
  '@media': { [media.small]: { flex: 'none' } },
});

globalStyle(`:is(${footer}, ${foot})::before`, {
  '@media': {
    [media.low]: { height: '0.75rem' },
    // It draws a line all the same.
    [media.forced]: { content: 'none' },
  },
});

/** Focusing a button that is always in view scrolls nothing: the padding above does not apply to it. */
globalStyle(`:is(${footer}, ${foot}) button`, {
  scrollMarginBlockEnd: '-9rem',
  '@media': {
    [media.low]: { scrollMarginBlockEnd: '-5rem' },

    [veryLow]: { scrollMarginBlockEnd: 0 },
  },
});
globalStyle(`${foot} button`, { '@media': { [cramped]: { scrollMarginBlockEnd: 0 } } });

/** Last in the order of the keyboard, and always at the top of what is in view, beside the title. */
export const close = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: `calc(100% - ${vars.space[3]} - 2.75rem)`,
  display: 'flex',
  // It has no height and overflows upward: otherwise the dialog would scroll.
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  height: 0,
  marginInlineEnd: `calc(${vars.space[3]} - ${PADDING})`,
  '@media': {
    // Level with the larger title; its sign ends where the content does.
    [media.medium]: {
      insetBlockEnd: `calc(100% - ${PADDING} - 2.375rem)`,
      marginInlineEnd: '-0.75rem',
    },
    // Its frame ends there.
    [media.forced]: { marginInlineEnd: 0 },
    // Level with the smaller title.
    [media.low]: { insetBlockEnd: 'calc(100% - 2.875rem)' },
    [cramped]: {
      position: 'absolute',
      insetBlock: `calc(${vars.space[3]} + 2.75rem) auto`,
      insetInlineEnd: vars.space[3],
      marginInlineEnd: 0,
    },
  },
});
globalStyle(`${besideToast} ${close}`, {
  '@media': { [media.low]: { insetBlockEnd: 'calc(100% - 5.75rem)' } },
});
