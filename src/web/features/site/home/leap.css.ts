import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';
import { keepsGround } from '#web/features/site/shared/shared.css.ts';

export const steps = style({
  display: 'grid',
  rowGap: vars.space[6],
  marginBlockStart: vars.space[7],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/**
 * On a phone the drawing and the letter sit beside the name. Elsewhere they are above it, without gaps:
 * the ground below the drawings runs through all of them.
 */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: vars.space[5],
  '@media': {
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
    },
  },
});

export const words = style([
  columns(2),
  {
    alignContent: 'start',
    gridArea: '1 / 2 / 3 / 3',
    '@media': {
      [media.zoomed]: { gridArea: 'auto' },
      [media.medium]: { gridArea: 'auto', paddingInlineEnd: vars.space[5] },
    },
  },
]);

export const letter = style([
  text.numeral,
  {
    paddingBlock: vars.space[3],
    fontSize: vars.size.display,
    color: vars.color.accentText,
    fontWeight: 600,
    '@media': { [media.medium]: { paddingBlockStart: vars.space[5] } },
  },
]);
export const focus = style([text.small, text.strong]);
export const description = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  '@media': {
    [media.medium]: { marginBlockStart: vars.space[3], paddingInlineEnd: vars.space[5] },
  },
});

/** The ground of the drawings. */
export const ground = style([
  keepsGround,
  {
    alignSelf: 'start',
    borderBlockEnd: `1.75px solid ${vars.color.text}`,
  },
]);
export const drawing = style({ width: '100%', maxWidth: '22rem', height: 'auto' });
