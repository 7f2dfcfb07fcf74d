import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const rows = style({
  marginBlockStart: vars.space.part,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'baseline',
      paddingBlock: vars.space[5],
    },
  },
});

export const title = style([
  text.h3,
  { fontSize: 'clamp(1.25rem, 1rem + 1.1vw, 2rem)', lineHeight: 1.2 },
]);
export const description = style({ color: vars.color.muted });
