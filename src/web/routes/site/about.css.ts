import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import { columns } from '#web/ui/layout.ts';

/** The whole, and how much of it the figure speaks of. */
export const bar = style({ width: '100%', height: '0.875rem', flex: 'none' });
export const given = style({ fill: vars.color.text });
export const rest = style({ fill: vars.color.deep });

/** A beam that rests on three pillars, and the ground they stand on; on a phone, blocks. */
export const building = style({
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: `clamp(${vars.space[4]}, 5vw, ${vars.space[8]})`,
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
      borderBlockStart: `1.125rem solid ${vars.color.text}`,
      borderBlockEnd: `2px solid ${vars.color.text}`,
    },
  },
});

export const pillar = style([
  onInk,
  columns(3),
  {
    alignContent: 'end',
    padding: vars.space[5],
    background: vars.color.ground,
    '@media': {
      [media.forced]: { border: '1px solid' },
      [media.medium]: { minHeight: '15rem', padding: `${vars.space[6]} ${vars.space[5]}` },
      // The beam and the ground are its other edges.
      [`${media.medium} and (forced-colors: active)`]: { borderBlock: 0 },
    },
  },
]);
