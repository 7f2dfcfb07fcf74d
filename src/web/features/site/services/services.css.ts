import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
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

/** One tall card, as its list is, and two wide ones, as the weeks are. */
export const cards = style([
  columns(5, { medium: 'repeat(2, minmax(0, 1fr))', large: 'minmax(0, 5fr) minmax(0, 7fr)' }),
  {
    marginBlockStart: vars.space[6],
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
  gap: vars.space[6],
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

export const benefitWords = style(columns(2));
export const benefitDescription = style({ color: vars.color.muted });

/** A note on a sheet of paper, with the margin that such paper has. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlock: vars.space.band,
  padding: `clamp(${vars.space[6]}, 1.2rem + 4vw, ${vars.space[8]})`,
  paddingInlineStart: 'clamp(3rem, 1.5rem + 7vw, 8rem)',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'clamp(1.75rem, 1rem + 3.5vw, 5rem)',
    borderInlineStart: `1px solid ${vars.color.accent}`,
  },
});

/** What comes first, and what follows. */
export const note = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const paragraph = style([
  text.h3,
  { fontWeight: 400, lineHeight: 1.45, textWrap: 'pretty' },
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
  { '::before': { background: vars.color.accent, borderColor: vars.color.accent } },
]);
export const coach = style([seat]);

export const list = style({
  display: 'grid',
  marginBlockStart: vars.space[6],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A window of four panes: lines between them. */
export const moreCard = style([
  columns(5, {
    small: ['auto minmax(0, 1fr)', 6],
    medium: 'minmax(0, 1fr)',
    wide: ['auto minmax(0, 1fr)', 6],
  }),
  {
    alignContent: 'start',
    paddingBlock: vars.space[6],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': {
      [media.medium]: {
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(odd)': {
            paddingInlineEnd: vars.space[6],
            borderInlineEnd: `1px solid ${vars.color.line}`,
          },
          '&:nth-child(even)': { paddingInlineStart: vars.space[6] },
        },
      },
      [media.wide]: { paddingBlock: vars.space[7] },
    },
  },
]);

export const moreWords = style([columns(3), { alignContent: 'start' }]);
export const title = style([text.h3, { fontSize: 'min(1.5rem, 6.2vw)' }]);
export const moreDescription = style({ color: vars.color.muted });

export const agreed = style({ marginBlockStart: vars.space[5], color: vars.color.muted });

export const label = style([text.small, { color: vars.color.muted }]);
export const term = style({ margin: 0, fontWeight: 500 });

/** Side by side under the program, where there is room for it. */
export const termColumns = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  marginBlockStart: vars.space[7],
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const rows = style([columns(2), { marginBlockStart: vars.space[2] }]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'baseline',
  '@media': { [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
