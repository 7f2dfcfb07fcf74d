import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: vars.space.band,
  '@media': { print: { display: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
    },
  },
});

export const headline = style([text.h1, { maxWidth: '12ch' }]);

export const side = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });
