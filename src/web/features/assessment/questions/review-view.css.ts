import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { solid } from '#web/ui/hue.css.ts';
import { cluster } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const area = style({
  width: '100%',
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `3px solid ${solid}`,
});

/** The two questions above their ratings; the space at the end is the arrow's. */
export const head = style([
  cluster(3),
  {
    alignItems: 'end',
    marginBlockEnd: vars.space[2],
    paddingInlineEnd: `calc(${vars.space[3]} + 1.25rem)`,
  },
]);
globalStyle(`${head} > :first-child`, { flex: '1 1 8rem' });

export const column = style([
  text.small,
  { width: '1.625rem', color: vars.color.muted, textAlign: 'center' },
]);

/** With large text, the ratings are below the name. */
export const row = style([
  cluster(3, 'center'),
  {
    width: '100%',
    minHeight: '3rem',
    paddingBlock: vars.space[2],
    textAlign: 'start',
  },
]);

export const label = style({ flex: '1 1 8rem' });
