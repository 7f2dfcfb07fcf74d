import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk, onPaper } from '#web/theme/theme.css.ts';

/** In a contrast theme, lines replace the color; two that meet are one. */
const edges = {
  '@media': { [media.forced]: { marginBlockStart: '-1px', borderBlock: '1px solid' } },
};

export const tones = styleVariants({
  paper: [onPaper, { background: vars.color.ground }],
  deep: [onPaper, { ...edges, background: vars.color.deep }],
  ink: [onInk, { ...edges, background: vars.color.ground }],
});

const heroSpace = `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})`;

export const sizes = styleVariants({
  band: { paddingBlock: vars.space.band },
  slim: { paddingBlock: vars.space[7] },
  /** The first of a page, if the next has another ground. */
  hero: { paddingBlock: heroSpace },
  /** The first of a page, if what follows brings its own space. */
  top: { paddingBlockStart: heroSpace },
  flush: {},
});

/** A hairline between two bands of the same tone, as wide as their content. */
export const ruleAbove = style({
  paddingBlockStart: 0,
  '::before': {
    content: '',
    display: 'block',
    width: `min(${vars.width.page}, 100% - 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    marginBlockEnd: vars.space.band,
    borderTop: `1px solid ${vars.color.line}`,
  },
});
