import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** The next steps beside the results. */
export const wideHead = style(columns(6, { large: ['minmax(0, 1fr) 26rem', 8] }));

/** On a wide screen it is a separate card. */
export const panel = style([
  columns(3),
  {
    alignSelf: 'start',
    '@media': {
      [media.large]: {
        padding: vars.space[5],
        borderRadius: vars.radius.card,
        background: vars.color.deep,
      },
      [media.forced]: {
        border: '1px solid',
        padding: vars.space[5],
        borderRadius: vars.radius.card,
      },
    },
  },
]);
