import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import * as text from '#web/ui/text.css.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space.band,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const base = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  padding: `clamp(${vars.space[5]}, 0.75rem + 2.4vw, 2.25rem)`,
  border: '4px solid transparent',
  borderRadius: vars.radius.card,
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] },
    // The examples of all three begin at the same height.
    [media.large]: {
      gridRow: 'span 2',
      gridTemplateColumns: 'auto',
      gridTemplateRows: 'subgrid',
    },
  },
});

/** The firmer the rule, the firmer the card. */
export const card = styleVariants({
  preference: [base, { outline: `2px dashed ${vars.color.control}`, outlineOffset: '-2px' }],
  tradition: [base, { borderStyle: 'double', borderColor: vars.color.text }],
  requirement: [base, onInk, { background: vars.color.ground }],
});

export const sign = style({ fontSize: '1.75rem', color: vars.color.accentText });
export const words = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const name = text.h2;
export const examples = style({ alignSelf: 'start' });
export const example = style([
  text.small,
  { paddingBlock: vars.space[3], borderBlockStart: `1px solid ${vars.color.line}` },
]);
