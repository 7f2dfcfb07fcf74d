import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { split } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';

export const columns = split;
export const heading = style([
  text.h2,
  {
    alignSelf: 'start',
    '@media': {
      [media.large]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
      },
    },
  },
]);

export const prompts = style({
  counterReset: 'prompt',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const prompt = style([
  text.h3,
  {
    counterIncrement: 'prompt',
    display: 'grid',
    gridTemplateColumns: '1.6em 1fr',
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '::before': { content: 'counter(prompt)', color: vars.color.accentText },
  },
]);
