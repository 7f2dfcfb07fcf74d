import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { soft, solid } from '#web/ui/hue.css.ts';

export const shapes = style({
  gridArea: '1 / 1',
  alignContent: 'start',
  minHeight: '30rem',
  overflow: 'hidden',
  // Room for the blur to fade out.
  margin: `calc(-1 * ${vars.space.gutter})`,
  padding: vars.space.gutter,
  filter: 'blur(10px)',
  maskImage: 'linear-gradient(black 55%, transparent)',
  // On plain ground it would look like dirt.
  '@media': { [media.forced]: { display: 'none' } },
});

/** A name, and a bar below it. */
export const line = style({
  height: '4.5rem',
  marginBlockEnd: vars.space[5],
  background: `linear-gradient(${vars.color.text}, ${vars.color.text}) 0 0 / 14rem 0.75rem no-repeat, linear-gradient(to right, ${solid} 60%, ${soft} 60%) 0 100% / 100% 1rem no-repeat`,
});

export const pentagon = style({
  aspectRatio: '1.05',
  maxHeight: '26rem',
  marginInline: 'auto',
  background: vars.color.line,
  clipPath: 'polygon(50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%)',
});

export const overlay = style({
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'start',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '44rem',
  paddingBlockStart: vars.space[8],
  // The email gate asks the same.
  selectors: { ':root:has(dialog:modal) &': { visibility: 'hidden' } },
  // Nothing is behind it.
  '@media': { [media.forced]: { justifySelf: 'start', paddingBlockStart: vars.space[5] } },
});
