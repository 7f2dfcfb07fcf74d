import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { inkAt } from '#web/theme/tokens.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  // The open menu is placed below it.
  '@media': { [media.low]: { position: 'relative' } },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.layout.headerHeight,
});

export const home = style({ display: 'flex', minWidth: 0, textDecoration: 'none' });

/** The full name fits a narrow phone on two lines. */
globalStyle(`${home} > span`, {
  '@media': {
    '(max-width: 23.5em)': { fontSize: '1.125rem' },
  },
});

export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': {
    [media.large]: { display: 'none' },
    [media.forced]: { marginInlineEnd: 0, border: '1px solid', borderRadius: vars.radius.control },
  },
});

export const menu = style({
  display: 'none',
  selectors: {
    '&[data-open="true"]': {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
      padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[5]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      background: vars.color.ground,
      // Dims the page below it, but not the bar above.
      boxShadow: `0 0 0 100vmax ${inkAt(0.45)}`,
      clipPath: 'inset(0 0 -100vmax)',
    },
  },
  '@media': {
    [media.large]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[5],
      selectors: {
        '&[data-open="true"]': {
          position: 'static',
          flexDirection: 'row',
          gap: vars.space[5],
          padding: 0,
          border: 0,
          boxShadow: 'none',
          clipPath: 'none',
        },
      },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 500,
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  selectors: {
    '&[aria-current="page"]': {
      fontWeight: 600,
      color: vars.color.accentText,
      borderBlockEndColor: vars.color.accent,
    },
  },
  '@media': {
    // Forced colors show even a transparent line.
    [media.forced]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
    },
    [media.hover]: { ':hover': { color: vars.color.accentText } },
  },
});

/** The fixed bar, where there is one, does not cover it. */
export const footer = style({
  paddingBlock: `${vars.space[3]} calc(${vars.layout.fixedBarHeight} + ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // In a contrast theme, the part above it may end with a line.
  '@media': { [media.forced]: { marginBlockStart: '-1px' } },
});
