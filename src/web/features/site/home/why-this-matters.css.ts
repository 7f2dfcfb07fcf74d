import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** The heading is small, because the sentence below it is the one to remember. */
export const title = style([text.kicker, { fontFamily: vars.font.text, letterSpacing: 0 }]);

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

export const drawing = style({
  width: '100%',
  maxWidth: '15rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.5,
  '@media': { [media.medium]: { maxWidth: '26rem' }, [media.large]: { maxWidth: 'none' } },
});
export const desk = style({ fill: vars.color.accent, stroke: 'none' });

export const items = style([
  columns(6, { medium: 'repeat(3, minmax(0, 1fr))' }),
  {
    marginBlockStart: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})`,
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.medium]: { gap: vars.space[7] } },
  },
]);
export const item = style([columns(2), { alignContent: 'start' }]);
export const itemText = style({ color: vars.color.muted });
