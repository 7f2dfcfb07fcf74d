import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const statement = style([
  columns(5, { medium: 'minmax(0, 7fr) minmax(0, 5fr)' }),
  {
    marginBlockStart: vars.space[5],
    '@media': {
      [media.medium]: { alignItems: 'center' },
      [media.large]: { columnGap: vars.space[8] },
    },
  },
]);

export const words = style(columns(5));
export const claim = style([text.h1, { textWrap: 'balance' }]);
export const body = style([text.lead, { color: vars.color.muted }]);

/** A phone has the drawing of the hero, and no room beside the words. */
export const drawing = style({
  display: 'none',
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.5,
  '@media': { [media.medium]: { display: 'block' } },
});
export const desk = style({ fill: vars.color.accent, stroke: 'none' });

export const items = style([
  columns(5, { medium: 'repeat(3, minmax(0, 1fr))' }),
  {
    marginBlockStart: `calc(1.25 * ${vars.space.part})`,
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.medium]: { gap: vars.space[7] } },
  },
]);
export const item = style([columns(2), { alignContent: 'start' }]);
export const itemText = style({ color: vars.color.muted });
