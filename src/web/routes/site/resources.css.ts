import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk, onPaper } from '#web/theme/theme.css.ts';

const pad = `clamp(${vars.space[3]}, 0.9rem + 2.2vw, ${vars.space[7]})`;

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: pad,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
});

/** The assessment weighs most; the chat, still to come, is only outlined. */
export const card = styleVariants({
  audit: [base, onPaper, { background: vars.color.raised, borderColor: vars.color.line }],
  assessment: [base, onInk, { background: vars.color.ground }],
  chat: [
    base,
    {
      border: `1.5px dashed ${vars.color.control}`,
      '@media': {
        [media.medium]: {
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
        },
      },
    },
  ],
});
