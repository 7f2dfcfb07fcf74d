import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlock: vars.space[7],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      gap: vars.space[7],
      alignItems: 'start',
    },
  },
});

/** Without the introduction, the questions are the first thing on the page. */
globalStyle(`:root[data-begun] ${columns}`, {
  marginBlockStart: 0,
  '@media': { [media.small]: { marginBlockStart: vars.space[5] } },
});

export const questions = style({
  '@media': { [media.large]: { minHeight: '32rem' } },
});

export const areas = style({ marginBlockEnd: vars.space[7] });

export const page = style({ paddingBlockEnd: vars.space[7] });

export const aside = style({ display: 'grid', gap: vars.space[6] });
