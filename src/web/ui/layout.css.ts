import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { space } from '#web/theme/tokens.ts';

/** Vertical rhythm: `stack[4]`. */
export const stack = styleVariants(space, (_value, name) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'stretch',
  gap: vars.space[name],
}));

/** A heading in the narrow column, its content in the wide one. Beside long content the heading stays in view. */
export const split = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[8],
    },
    // In a grid, a heading may be the last line of a page.
    print: { display: 'block' },
  },
});

globalStyle(`${split} > :first-child`, {
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
    print: { marginBlockEnd: vars.space[5] },
  },
});

export const whole = style({ whiteSpace: 'nowrap' });

/**
 * For parts below the first screen: laid out once they are near, which spares a phone most of the
 * work of a long page. The browser remembers their height.
 */
export const renderedWhenNear = style({
  '@media': {
    // In a contrast theme, Chrome leaves parts empty that it has skipped.
    'screen and (forced-colors: none)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 60rem',
      // Focus rings at the edge.
      overflowClipMargin: '1rem',
    },
  },
});
