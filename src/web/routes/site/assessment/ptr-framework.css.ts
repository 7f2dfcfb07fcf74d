import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** As large as the text it is set in. */
export const ptrSign = style({
  width: '1.5em',
  height: '1.5em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
});

/** One word per line. */
export const title = style([text.display, { maxWidth: '6.6em', textWrap: 'wrap' }]);

export const cards = style(columns(5, { large: 'repeat(3, minmax(0, 1fr))' }));

const base = style({
  padding: `clamp(${vars.space[5]}, 0.75rem + 2.4vw, 2.25rem)`,
  border: '4px solid transparent',
  borderRadius: vars.radius.card,
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] },
    // The examples of all three begin at the same height.
    [media.large]: {
      gridRow: 'span 2',
      gridTemplateColumns: 'auto',
      gridTemplateRows: 'subgrid',
    },
  },
});

/** The firmer the rule, the firmer the card. */
export const card = styleVariants({
  Preference: [
    base,
    {
      outline: `2px dashed ${vars.color.control}`,
      outlineOffset: '-2px',
      '@media': { [media.forced]: { outline: 0, borderStyle: 'dashed' } },
    },
  ],
  Tradition: [base, { borderStyle: 'double', borderColor: vars.color.text }],
  Requirement: [base, onInk, { background: vars.color.ground }],
});

/** On a phone each row is a separate card: a table would not fit. */
export const table = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  '@media': {
    [media.medium]: { display: 'table', tableLayout: 'fixed', background: vars.color.raised },
  },
});

export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.medium]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
});
export const column = style([
  text.small,
  {
    textAlign: 'start',
    '@media': {
      [media.medium]: {
        padding: vars.space[3],
        borderBlockEnd: `2px solid ${vars.color.text}`,
        selectors: { '&:first-child': { width: '21%' }, '&:nth-child(2)': { width: '20%' } },
      },
      [media.large]: { paddingInline: vars.space[5] },
    },
  },
]);

export const body = style([
  columns(4),
  { '@media': { [media.medium]: { display: 'table-row-group' } } },
]);
export const row = style({
  padding: vars.space[5],
  background: vars.color.raised,
  '@media': {
    [media.forced]: { border: '1px solid' },
    [media.medium]: { display: 'table-row' },
  },
});
export const cell = style({
  display: 'block',
  textAlign: 'start',
  fontWeight: 400,
  '::before': {
    content: 'attr(data-column)',
    display: 'block',
    color: vars.color.muted,
    fontFamily: vars.font.text,
    fontSize: vars.size.tiny,
    letterSpacing: 0,
    fontWeight: 600,
  },
  '@media': {
    [media.medium]: {
      display: 'table-cell',
      padding: `${vars.space[5]} ${vars.space[3]}`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      verticalAlign: 'top',
      '::before': { content: 'none' },
    },
    [media.large]: { paddingInline: vars.space[5] },
  },
});
