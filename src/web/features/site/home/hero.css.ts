import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style({
  paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 3vw, ${vars.space[8]})`,
  overflow: 'clip',
});

/** As wide as the page: one line from tablets on, two on a phone. */
export const headline = style([
  text.display,
  {
    marginBlock: `${vars.space[4]} ${vars.space[5]}`,
    marginInlineStart: '-0.04em',
    fontSize: 'clamp(3.25rem, 17vw, 6.75rem)',
    lineHeight: 0.94,
    letterSpacing: '-0.045em',
    '@media': {
      [media.medium]: {
        marginBlock: `${vars.space[5]} ${vars.space[6]}`,
        fontSize: 'min(10.9vw, 9rem)',
        lineHeight: 1,
        textWrap: 'nowrap',
      },
    },
  },
]);

export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: vars.space[7] },
  },
});

export const lead = style([text.lead, { maxWidth: '52ch', textWrap: 'balance' }]);
