import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import * as text from '#web/ui/text.css.ts';

export const headline = text.h1;

export const words = style({ display: 'grid', gap: vars.space[5] });

/** The first sentence introduces, the others explain. */
export const paragraph = style({
  maxWidth: vars.width.measure,
  selectors: {
    '&:first-child': { fontSize: vars.size.lead, lineHeight: 1.55, fontWeight: 500 },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
