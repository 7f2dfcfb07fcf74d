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

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' });

/** Pale lines are hard to see in a contrast theme. */
const forced = { '@media': { [media.forced]: { stroke: 'CanvasText' } } };

export const line = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const web = style([line, { stroke: vars.color.line, strokeWidth: 1, ...forced }]);
export const result = style([line, { stroke: vars.color.accent, strokeWidth: 2.5, ...forced }]);
export const dashed = style([
  line,
  { stroke: vars.color.control, strokeDasharray: '6 6', ...forced },
]);
export const solid = style({ fill: vars.color.text });
export const dot = style([line, { stroke: vars.color.accent, strokeWidth: 9, ...forced }]);
export const onSolid = style([line, { stroke: vars.color.raised, strokeWidth: 3 }]);
export const words = style([line, { strokeWidth: 3 }]);

export const printedDrawing = style({
  width: '100%',
  height: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const stroked = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const sheet = style({ fill: vars.color.raised, stroke: vars.color.line });
export const slot = style([stroked, { stroke: vars.color.text, strokeWidth: 10 }]);
export const faint = style([stroked, { stroke: vars.color.line, strokeWidth: 1.5 }]);
export const printedLine = style([stroked, { stroke: vars.color.text, strokeWidth: 1.75 }]);
export const printedDashed = style([printedLine, { strokeDasharray: '3.5 4.4' }]);
export const printedSolid = style({ fill: vars.color.text });
export const printedPoint = style([stroked, { stroke: vars.color.accent, strokeWidth: 11 }]);
