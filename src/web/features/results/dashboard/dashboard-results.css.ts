import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** As high as the loaded card, so that nothing below moves. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '17rem',
  marginBlockStart: vars.space[5],
  '@media': {
    [media.small]: { minHeight: '15rem' },
    [media.large]: { minHeight: '10rem' },
    [media.print]: { display: 'none' },
  },
});

/** The picture beside the list of areas, and in view while the list is read. */
export const overview = style([
  columns(8, { large: ['repeat(2, minmax(0, 1fr))', 7] }),
  { alignItems: 'start' },
]);

export const picture = style({
  minWidth: 0,
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[5]})`,
    },
  },
});
