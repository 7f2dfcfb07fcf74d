import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockEnd: vars.space[8],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
    },
  },
});
export const body = style([text.lead, { color: vars.color.muted }]);

export const list = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** Set like the contents of a magazine. */
export const row = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
    },
    [media.large]: { columnGap: vars.space[8] },
  },
});
export const title = style([text.display, { fontWeight: 400 }]);
