import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const INDENT = '2rem';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, max-content) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  listStyle: 'none',
  '@media': { [media.phone]: { alignItems: 'baseline', columnGap: vars.space[2] } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** On a phone below the name. */
export const status = style({
  justifySelf: 'start',
  '@media': { [media.phone]: { gridArea: '2 / 2 / auto / -1' } },
});

export const sign = style({
  gridArea: '1 / 4',
  color: vars.color.accentText,
  '@media': { [media.phone]: { alignSelf: 'start' } },
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: `${vars.space[2]} ${vars.space[7]}`,
  '@media': {
    [media.medium]: { paddingInlineStart: INDENT },
    [media.large]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[8],
    },
    print: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) minmax(0, 5fr)',
      gap: vars.space[5],
      paddingBlock: 0,
    },
  },
});

export const challenge = style({ '@media': { [media.large]: { gridRow: '2 / span 2' } } });
