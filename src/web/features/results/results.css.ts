import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/* The small parts that pages of the results share. */

/** News: it stands out from what was there before. */
export const since = style({
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  background: vars.color.deep,
  lineHeight: 1.45,
  '@media': {
    [media.small]: { fontSize: vars.size.lead },
    [media.large]: { marginBlockEnd: `calc(-1 * ${vars.space[4]})` },
  },
});
export const reminderQuestion = style({
  fontWeight: 600,
  marginInlineEnd: vars.space[2],
  '@media': {
    [media.belowMedium]: { flexBasis: '100%' },
    [media.phone]: { marginBlockEnd: `calc(-1 * ${vars.space[3]})` },
  },
});

/** The last one has no frame: on a line of its own, it begins where the others begin. */
globalStyle(`${reminderQuestion} ~ button:nth-of-type(4)`, { paddingInline: 0 });

/** On a phone the choices are links on one line: as buttons, they outweigh the button above them. */
globalStyle(`${reminderQuestion} ~ button`, {
  '@media': {
    [media.phone]: {
      marginInlineEnd: vars.space[1],
      paddingInline: 0,
      border: 0,
      color: vars.color.accentText,
      fontWeight: 500,
      textDecoration: 'underline 1px',
      textUnderlineOffset: '0.22em',
    },
  },
});
