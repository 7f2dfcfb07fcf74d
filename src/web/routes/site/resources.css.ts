import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk, onPaper } from '#web/theme/theme.css.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style([
  columns(4, { large: ['minmax(0, 7fr) minmax(0, 5fr)', 8] }),
  {
    paddingBlock: `clamp(${vars.space[5]}, 0.5rem + 4vw, ${vars.space[8]})`,
    '@media': { [media.large]: { alignItems: 'end' } },
  },
]);
export const headline = style(columns(4));
export const lead = style([text.lead, { color: vars.color.muted }]);

export const list = style([
  columns(5, { medium: 'repeat(2, minmax(0, 1fr))', large: 'minmax(0, 7fr) minmax(0, 5fr)' }),
  { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: vars.space.band },
]);

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

export const cardWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  flexGrow: 1,
});
export const title = style([text.h2, { textWrap: 'balance' }]);

const pictureBase = style({
  width: '100%',
  maxWidth: '13rem',
  '@media': { [media.small]: { maxWidth: '20rem' } },
});
export const picture = styleVariants({
  audit: [pictureBase],
  assessment: [
    pictureBase,
    { alignSelf: 'center', '@media': { [media.large]: { maxWidth: '22rem' } } },
  ],
  chat: [
    pictureBase,
    {
      '@media': {
        [media.medium]: { flex: '0 0 15rem' },
        [media.large]: { flexBasis: '20rem' },
      },
    },
  ],
});

export const points = style(columns(2));
export const point = style({
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.muted,
});
export const check = style({
  flex: 'none',
  marginBlockStart: '0.22em',
  color: vars.color.accentText,
});
export const toCome = style({ paddingBlockEnd: vars.space.band });

export const tools = style([
  columns(7, { small: ['repeat(2, minmax(0, 1fr))', 6] }),
  { marginBlockStart: vars.space.part, '@media': { [media.large]: { columnGap: vars.space[8] } } },
]);

/** The buttons of both are on one line. */
export const tool = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.small]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space[5] },
  },
});
export const toolWords = style([columns(3), { alignContent: 'start' }]);

/** As it comes out of the printer. */
export const printedPage = style({
  width: '100%',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
