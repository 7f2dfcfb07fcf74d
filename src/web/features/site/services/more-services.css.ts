import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const list = style({
  display: 'grid',
  marginBlockStart: vars.space[7],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A window of four panes: lines between the cards, none around them. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: { gap: vars.space[5], paddingBlock: vars.space[7] },
    [media.wide]: {
      selectors: {
        '&:nth-child(odd)': {
          paddingInlineEnd: vars.space[7],
          borderInlineEnd: `1px solid ${vars.color.line}`,
        },
        '&:nth-child(even)': { paddingInlineStart: vars.space[7] },
        '&:nth-last-child(-n + 2)': { borderBlockEnd: 0 },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
export const title = style([text.h3, { fontSize: 'min(1.5rem, 6.2vw)' }]);
export const description = style({ color: vars.color.muted });
