import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const past = style({ marginBlockStart: vars.space[7] });

export const list = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  '@media': { [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** The upper half of a page, as it is drawn at the top: a short and a long line, and the headline. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
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
export const title = text.h3;
