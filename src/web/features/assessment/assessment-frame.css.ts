import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
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

/** In a column in the panel, in a row in the bar. */
export const menu = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [media.large]: { display: 'flex', alignItems: 'center', gap: vars.space[5] } },
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
