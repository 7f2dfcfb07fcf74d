import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { muted, small } from '#web/ui/text.css.ts';

/** On a phone what is seen comes before the button; on a wide screen beside both. */
export const page = style([
  columns(5, { base: 'minmax(0, 1fr)' }),
  {
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space[8],
      },
    },
  },
]);

export const facts = style([
  cluster(1),
  small,
  { columnGap: vars.space[5], marginBlockStart: vars.space[4], fontWeight: 500 },
]);

export const seen = style([
  columns(2),
  {
    alignContent: 'start',
    overflowWrap: 'anywhere',
    '@media': { [media.large]: { gridArea: '1 / 2 / span 2', alignSelf: 'start' } },
  },
]);

export const deleted = style([small, muted]);

export const begin = style(columns(3));

export const actions = style(cluster(3, 'center'));
