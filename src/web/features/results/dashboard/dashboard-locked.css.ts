import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const stage = style({ display: 'grid', paddingBlockEnd: vars.space.band });

export const glimpse = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[7],
  height: '48rem',
  overflow: 'hidden',
  // Room for the blur to fade out.
  margin: `calc(-1 * ${vars.space.gutter})`,
  padding: vars.space.gutter,
  filter: 'blur(14px)',
  opacity: 0.55,
  userSelect: 'none',
  maskImage: 'linear-gradient(black 55%, transparent)',
});

export const overlay = style({
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'start',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '44rem',
  paddingBlockStart: vars.space[5],
  '@media': { [media.medium]: { paddingBlockStart: vars.space[8] } },
});
