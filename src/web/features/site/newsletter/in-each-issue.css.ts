import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style({ display: 'grid', gap: vars.space[4] });
export const body = style([text.lead, { color: vars.color.muted }]);

/** Set as a newspaper sets a page: a double rule above, thin rules between the columns. */
export const columns = style({
  display: 'grid',
  marginBlockStart: vars.space[7],
  borderBlockStart: `4px double ${vars.color.text}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.medium]: {
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]})`,
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});
export const title = style([text.h1, { fontWeight: 400 }]);
export const description = text.lead;
