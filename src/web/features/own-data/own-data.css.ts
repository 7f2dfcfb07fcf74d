import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** The result of an action; takes no space while empty. */
export const done = style({
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: vars.space[5],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      borderInlineStart: `4px solid ${vars.color.accentText}`,
      background: vars.color.raised,
      fontWeight: 600,
    },
  },
});
