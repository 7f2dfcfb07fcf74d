import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** The ruler runs on to the edge of the window. */
export const hero = style({ overflow: 'clip' });

/** One tall card for the list, and two wide ones for the weeks. */
export const cards = style([
  columns(5, { medium: 'repeat(2, minmax(0, 1fr))', large: 'minmax(0, 5fr) minmax(0, 7fr)' }),
  {
    marginBlockStart: `calc(1.25 * ${vars.space.part})`,
    '@media': { [media.large]: { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

const sideBySide = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[7],
};
const oneAboveTheOther = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
};
export const benefitCard = style({
  '@media': {
    [media.small]: sideBySide,
    [media.medium]: {
      selectors: {
        '&:first-child': { gridColumn: '1 / -1' },
        '&:not(:first-child)': oneAboveTheOther,
      },
    },
    [media.large]: {
      selectors: {
        '&:first-child': { gridArea: '1 / 1 / -1 / 2', ...oneAboveTheOther },
        '&:not(:first-child)': sideBySide,
      },
    },
  },
});

/** A note on a sheet of paper, with the margin that such paper has. */
export const sheet = style({
  position: 'relative',
  marginBlock: vars.space.band,
  padding: `clamp(${vars.space[4]}, 0.5rem + 6vw, ${vars.space[8]})`,
  paddingInlineStart: 'clamp(1.5rem, 8.5vw + 0.5rem, 8rem)',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'clamp(0.75rem, 5.5vw, 5rem)',
    borderInlineStart: `1px solid ${vars.color.accent}`,
  },
});

/** Who meets, seen from above; all have the same height. */
export const room = style({
  height: '5rem',
  objectFit: 'contain',
  objectPosition: 'left bottom',
});
