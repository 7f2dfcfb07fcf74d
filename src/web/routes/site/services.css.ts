import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** The ruler runs on to the edge of the window. */
export const hero = style({
  paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[9]})`,
  overflow: 'clip',
});

export const headline = style([
  text.display,
  { maxWidth: '15ch', marginBlock: `${vars.space[4]} ${vars.space[6]}` },
]);

export const heroOpening = style([
  columns(5, { large: '1fr auto' }),
  { justifyItems: 'start', '@media': { [media.large]: { alignItems: 'end', gap: vars.space[7] } } },
]);

export const lead = style([text.lead, { color: vars.color.muted }]);

/** One tall card for the list, and two wide ones for the weeks. */
export const cards = style([
  columns(5, { medium: 'repeat(2, minmax(0, 1fr))', large: 'minmax(0, 5fr) minmax(0, 7fr)' }),
  {
    marginBlockStart: `calc(1.25 * ${vars.space.part})`,
    '@media': { [media.large]: { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

const sideBySide = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[7],
};
const oneAboveTheOther = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
};
export const benefitCard = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.small]: sideBySide,
    [media.medium]: {
      selectors: {
        '&:first-child': { gridColumn: '1 / -1' },
        '&:not(:first-child)': oneAboveTheOther,
      },
    },
    [media.large]: {
      selectors: {
        '&:first-child': { gridArea: '1 / 1 / -1 / 2', ...oneAboveTheOther },
        '&:not(:first-child)': sideBySide,
      },
    },
  },
});

export const drawing = style({
  width: '100%',
  maxWidth: '15rem',
  '@media': { [media.small]: { maxWidth: '22rem' } },
});

export const benefitWords = style(columns(2));

/** A note on a sheet of paper, with the margin that such paper has. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlock: vars.space.band,
  padding: `clamp(${vars.space[4]}, 0.5rem + 6vw, ${vars.space[8]})`,
  paddingInlineStart: 'clamp(1.5rem, 8.5vw + 0.5rem, 8rem)',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'clamp(0.75rem, 5.5vw, 5rem)',
    borderInlineStart: `1px solid ${vars.color.accent}`,
  },
});

/** The two columns: what comes first, and what follows. */
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const paragraph = style([
  text.h3,
  {
    fontWeight: 400,
    lineHeight: 1.45,
    textWrap: 'pretty',
  },
]);

export const moreOpening = style([
  columns(5, { large: '1fr auto' }),
  { '@media': { [media.large]: { alignItems: 'end' } } },
]);

/** What the seats in the drawings mean. */
export const key = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
]);
const seat = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': {
    content: '',
    width: '0.75rem',
    height: '0.75rem',
    border: '1.75px solid',
    borderRadius: '50%',
  },
});
export const you = style([
  seat,
  {
    '::before': { background: vars.color.accent, borderColor: vars.color.accent },
    '@media': { [media.forced]: { '::before': { forcedColorAdjust: 'none' } } },
  },
]);
export const coach = style([seat]);

export const list = style({
  display: 'grid',
  marginBlockStart: vars.space.part,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A window of four panes, lines between them. The drawing is beside the words, or above them if the pane is narrow; the terms are below both. */
export const moreCard = style([
  columns(5),
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    justifyItems: 'start',
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': {
      [media.medium]: {
        // The terms and the links of both are on one line.
        gridRow: 'span 5',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        rowGap: vars.space[5],
        paddingBlock: vars.space[6],
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(odd)': {
            paddingInlineEnd: vars.space[6],
            borderInlineEnd: `1px solid ${vars.color.line}`,
          },
          '&:nth-child(even)': { paddingInlineStart: vars.space[6] },
        },
      },
      [media.large]: { gridRow: 'span 3', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
]);

/** Who meets, seen from above. */
export const room = style({
  gridArea: '1 / 2',
  width: '5.5rem',
  objectFit: 'contain',
  objectPosition: 'right top',
  '@media': {
    [media.small]: { gridArea: '1 / 2 / span 2' },
    [media.medium]: { gridArea: 'auto', order: -1, alignSelf: 'end' },
    // Side by side, all have the same size.
    [media.large]: { order: 0, alignSelf: 'auto', width: '8rem', height: '6rem' },
  },
});

export const onward = style([
  text.textLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    gridColumn: '1 / -1',
    paddingBlock: vars.space[2],
  },
]);

/** In a narrow pane the drawing is beside the title alone, so that the description has the whole width. */
export const moreWords = style([
  columns(3),
  {
    display: 'contents',
    alignContent: 'start',
    '@media': { [media.large]: { display: 'grid' } },
  },
]);
export const title = style([text.h3, { fontSize: 'clamp(1.0625rem, 6.2vw, 1.5rem)' }]);
export const moreDescription = style({
  gridColumn: '1 / -1',
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.muted,
  '@media': {
    [media.small]: { gridColumn: 1 },
    [media.medium]: { gridColumn: '1 / -1' },
    [media.large]: { gridColumn: 'auto', marginBlockStart: 0 },
  },
});

export const agreed = style({ marginBlockStart: vars.space[5], color: vars.color.muted });

export const label = style([text.small, { flex: '0 1 7rem', color: vars.color.muted }]);
export const term = style({ flex: '1 1 8rem', margin: 0, fontWeight: 500 });

/** Side by side, where there is room for it. */
export const termColumns = style({
  display: 'grid',
  columnGap: vars.space[6],
  marginBlock: vars.space.part,
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[5] },
    [media.large]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});
export const rows = style([
  columns(2),
  { gridColumn: '1 / -1', alignContent: 'start', justifySelf: 'stretch' },
]);
/** With large text, one below the other. */
export const row = style([cluster(3), { rowGap: 0, alignItems: 'baseline' }]);

export const column = style([
  row,
  {
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.small]: {
        display: 'grid',
        alignContent: 'start',
        gap: vars.space[1],
        paddingBlock: `${vars.space[4]} 0`,
        borderBlockStart: `2px solid ${vars.color.text}`,
      },
    },
  },
]);
