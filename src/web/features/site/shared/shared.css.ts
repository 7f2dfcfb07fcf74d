import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { cluster } from '#web/ui/layout.ts';

/**
 * A band that links lead to. It scrolls to just below the header, since it has space above its
 * heading; the scroll padding of the page leaves more for other targets.
 */
export const anchor = style({ scrollMarginBlockStart: `calc(-1 * ${vars.space[4]} - 1px)` });

const { paper, ink, accent } = palette;

/** Pictures drawn for the page's own ground keep it in a contrast theme. */
export const keepsGround = styleVariants({ paper, ink, accent }, (background) => ({
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      background,
    },
  },
}));

/** Hides elements that do nothing without JavaScript, regardless of their own display. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

/** The ways back from a framework tool. Both fit on one line of a phone; their words begin at the edge of the page. */
export const backLinks = style([
  cluster(1),
  {
    marginInline: `calc(-1 * ${vars.space[2]})`,
    // Their padding is missing there.
    '@media': { [media.forced]: { columnGap: vars.space[4], marginInline: 0 } },
  },
]);
export const backLink = style({ paddingInline: vars.space[2], fontSize: vars.size.small });

/** An entry of a list in order: its number, and its words beside it. */
export const numbered = style({
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr)',
  counterIncrement: 'entry',
  '::before': {
    content: 'counter(entry)',
    color: vars.color.accentText,
    fontFamily: vars.font.display,
    fontWeight: 600,
  },
});

/** With room for the sign after its words, and for a finger. */
export const arrowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  paddingBlock: vars.space[2],
});

/** A drawing beside words. */
export const picture = style({ width: '100%', maxWidth: '22rem' });

/** Beside others of its kind, its title, words, and button begin on the lines of theirs. */
export const aligned = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[5],
});

/** What a drawing is about. */
export const accented = style({ fill: vars.color.accent });
