import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const ROOMY = '(min-width: 26rem)';

/** The rows follow the width of their list, not the window's; names and figures read as one line. */
export const rows = style({
  containerType: 'inline-size',
  maxWidth: vars.width.narrow,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Where there is little room, the verdict is below the figures, beside the area. */
export const row = style({
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto 6.5rem' } },
});
globalStyle(`${row} > :first-child`, {
  gridRow: 'span 2',
  '@container': { [ROOMY]: { gridRow: 'auto' } },
});

globalStyle(`${row} > :nth-child(2)`, { textAlign: 'end' });

export const verdict = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${rows}:not(:has(${verdict})) > ${row}`, {
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Paper shows all of them. */
globalStyle(`${rows} + details > summary`, { '@media': { print: { display: 'none' } } });

/** Reads as part of a sentence: underlined like a link, and as wide as its text if there is room. */
export const choiceDate = style({
  fieldSizing: 'content',
  minWidth: 0,
  minHeight: '2.75rem',
  border: 0,
  background: vars.color.ground,
  color: vars.color.accentText,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': {
    [media.forced]: {
      border: '1px solid',
      borderRadius: vars.radius.control,
      paddingInline: vars.space[2],
      textDecoration: 'none',
    },
  },
});
