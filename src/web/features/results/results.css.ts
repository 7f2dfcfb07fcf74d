import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/* The small parts that pages of the results share. */

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
});

export const namedReport = style({ display: 'grid', fontSize: vars.size.small });
/** Tall enough for a finger. */
globalStyle(`${namedReport} > button + button`, {
  justifySelf: 'start',
  minHeight: '2.75rem',
  paddingBlock: vars.space[2],
});

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
globalStyle(`${since} > a`, {
  whiteSpace: 'nowrap',
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
