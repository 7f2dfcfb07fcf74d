import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onPaper } from '#web/theme/theme.css.ts';
import { inkAt, palette } from '#web/theme/tokens.ts';

/** As at 400%, or with large text on a phone: beside a title and buttons that stay, nothing else would be in view. */
export const veryLow =
  'screen and (max-height: 20em), screen and (max-height: 31.24em) and (max-width: 20em)';

export const PADDING = `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[6]})`;

const columns = '/ minmax(0, 1fr) auto';

/** The title and the buttons stay; what is between them scrolls. */
const dialog = style([
  onPaper,
  {
    margin: 'auto',
    padding: 0,
    // Visible in forced colors.
    border: '2px solid transparent',
    width: `calc(100% - 2 * ${vars.space[4]})`,
    maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
    overflow: 'hidden',
    gridTemplate: `'title close' auto 'middle middle' minmax(0, 1fr) 'footer footer' auto 'toast toast' auto ${columns}`,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    boxShadow: `0 24px 64px ${inkAt(0.28)}`,
    '::backdrop': { background: `color-mix(in srgb, ${palette.ink} 72%, transparent)` },
    selectors: { '&[open]': { display: 'grid' }, '&:focus': { outline: 'none' } },
    '@media': {
      [media.low]: {
        maxHeight: `calc(100dvh - ${vars.space[4]})`,
        gridTemplate: `'toast toast' auto 'title close' auto 'middle middle' minmax(0, 1fr) 'footer footer' auto ${columns}`,
      },
      [veryLow]: { overflowY: 'auto', overscrollBehavior: 'contain', gridTemplateRows: 'none' },
      [media.motion]: {
        transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, translate ${vars.motion.calm} ${vars.motion.ease}`,
        '@starting-style': { opacity: 0, translate: '0 12px' },
      },
    },
  },
]);

export const sizes = styleVariants({
  // In a short window, its words take fewer lines.
  md: [dialog, { maxWidth: '32rem', '@media': { [media.low]: { maxWidth: '44rem' } } }],
  lg: [dialog, { maxWidth: '44rem' }],
});

export const title = style({
  gridArea: 'title',
  padding: `${PADDING} 0 ${vars.space[3]} ${PADDING}`,
  '@media': {
    // Only the first line makes room for the button.
    [media.phone]: {
      gridColumn: '1 / -1',
      paddingInlineEnd: PADDING,
      fontSize: '1.25rem',
      '::before': { content: '', float: 'inline-end', width: vars.space[6], height: '1lh' },
    },
    [media.low]: { paddingBlock: vars.space[2], alignSelf: 'center', fontSize: vars.size.h4 },
  },
});

/** Last in the order of the keyboard. */
export const close = style({
  gridArea: 'close',
  // Level with the title; its sign ends where the content does.
  margin: `calc(${PADDING} - 0.5rem) calc(${PADDING} - 0.75rem) 0 ${vars.space[2]}`,
  '@media': { [media.low]: { marginBlockStart: 0 } },
});

const line = `linear-gradient(${vars.color.line}, ${vars.color.line})`;

/** A line at its edge shows where content continues. */
export const middle = style({
  gridArea: 'middle',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[1]} ${PADDING} ${vars.space[4]}`,
  // Keeps the label of a focused field in view.
  scrollPaddingBlock: `3rem ${vars.space[4]}`,
  background: [
    `linear-gradient(${vars.color.raised}, ${vars.color.raised}) top / 100% 2px no-repeat local`,
    `linear-gradient(${vars.color.raised}, ${vars.color.raised}) bottom / 100% 2px no-repeat local`,
    `${line} top / 100% 1px no-repeat scroll`,
    `${line} bottom / 100% 1px no-repeat scroll`,
  ].join(', '),
});

export const description = style({
  color: vars.color.muted,
  '@media': { [media.low]: { fontSize: vars.size.small, lineHeight: 1.4 } },
});

export const content = style({
  marginBlockStart: vars.space[3],
  selectors: { '* + &': { marginBlockStart: vars.space[5] } },
  '@media': {
    [media.low]: { selectors: { '* + &': { marginBlockStart: vars.space[3] } } },
  },
});

export const footer = style({
  gridArea: 'footer',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${PADDING} ${PADDING}`,
  selectors: { '&:empty': { paddingBlock: `0 ${vars.space[3]}` } },
  '@media': {
    [media.small]: { flexDirection: 'row', justifyContent: 'flex-end' },
    [media.low]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      paddingBlock: vars.space[2],
    },
  },
});
