import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[7],
      alignItems: 'start',
    },
  },
});

/** Without the introduction, the questions are where Next scrolls to. */
globalStyle(`:root[data-started] ${columns}`, {
  marginBlockStart: 0,
  '@media': { [media.small]: { marginBlockStart: vars.space[3] } },
});

export const questions = style({
  '@media': { [media.large]: { minHeight: '32rem' } },
});

/** The arrow back to all answers lines up with the card. */
globalStyle(`${questions} > button`, {
  marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)`,
  paddingInline: vars.space[3],
  '@media': { [media.small]: { marginBlockEnd: vars.space[2] } },
});

/** Folded; on a wide screen below the questions, beside the rating guide. */
export const areas = style({
  minWidth: 0,
  '@media': { [media.large]: { gridArea: '2 / 1' } },
});

/** Lines up with the folds above. */
export const reset = style({
  marginBlockStart: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const aside = style({
  '@media': { [media.large]: { gridArea: '1 / 2 / span 2' } },
});

export const tiles = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

/** One row for each area, or one column on wide screens; the columns share their lines. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingInline: vars.space[3],
      selectors: {
        '& + &': { borderTop: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});
