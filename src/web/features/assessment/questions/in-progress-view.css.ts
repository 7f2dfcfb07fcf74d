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
