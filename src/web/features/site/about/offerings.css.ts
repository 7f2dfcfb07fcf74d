import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { ruled } from '#web/ui/layout.css.ts';

/** Stays beside the list while it is read. */
export const heading = style({
  '@media': {
    [media.large]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[6]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style([ruled, { display: 'grid', gap: vars.space[2], alignContent: 'start' }]);

export const description = style({ color: vars.color.muted });
