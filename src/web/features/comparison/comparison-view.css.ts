import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space.band}`,
});

export const title = style({ marginBlockStart: vars.space[3] });
export const lead = style({ marginBlockStart: vars.space[3] });

/** Wide enough for a date with its time. */
export const controls = style([
  columns(4, {
    medium: 'repeat(2, minmax(0, 1fr))',
    large: 'repeat(2, minmax(0, 20rem)) auto',
  }),
  { alignItems: 'start' },
]);

export const block = style({ height: '28rem', background: vars.color.deep });

/** Beside the selects they are level with them, below their labels. */
export const buttons = style([
  cluster(3),
  { '@media': { [media.large]: { marginBlockStart: `calc(1.5rem + ${vars.space[2]})` } } },
]);
