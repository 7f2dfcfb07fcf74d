import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';

/** A beam that rests on three pillars, and the ground they stand on. */
export const building = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[7],
  borderBlockStart: `1.125rem solid ${vars.color.text}`,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: `clamp(${vars.space[4]}, 5vw, ${vars.space[8]})`,
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
    },
  },
});

export const pillar = style([
  onInk,
  {
    display: 'grid',
    gap: vars.space[3],
    alignContent: 'end',
    padding: vars.space[5],
    background: vars.color.ground,
    '@media': {
      [media.medium]: { minHeight: '20rem', padding: `${vars.space[6]} ${vars.space[5]}` },
    },
  },
]);

export const description = style({ color: vars.color.muted });
