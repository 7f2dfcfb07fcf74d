import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster } from '#web/ui/layout.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space.band}`,
});

export const title = style({ marginBlockStart: vars.space[3] });
export const lead = style({ marginBlockStart: vars.space[3] });

/** What is compared, and at the other end of the line what to do with it. */
export const controls = style([
  cluster(4, 'center'),
  { justifyContent: 'space-between', marginBlockStart: vars.space[4] },
]);

/** As high as a comparison, so that the footer does not come into view and leave again. */
export const block = style({ height: '100vh', background: vars.color.deep });

export const tools = style(cluster(3));
