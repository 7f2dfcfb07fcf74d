import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Set as a newspaper sets a page: a double rule above, thin rules between the columns. */
export const issueColumns = style({
  display: 'grid',
  marginBlockStart: vars.space[7],
  borderBlockStart: `4px double ${vars.color.text}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const column = style({
  paddingBlock: vars.space[5],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.medium]: {
      paddingBlockEnd: vars.space[5],
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]})`,
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

/** The upper half of a page, as it is drawn at the top: a short and a long line, and the headline. */
export const sheet = style({
  padding: vars.space[5],
  paddingBlockEnd: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    height: 14,
    borderBlockEnd: `3px double ${vars.color.text}`,
    background: `linear-gradient(${vars.color.text}, ${vars.color.text}) 0 0 / 3rem 3px no-repeat`,
  },
});
