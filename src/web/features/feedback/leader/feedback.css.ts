import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const parts = style([columns(4, { base: 'minmax(0, 1fr)' }), { alignContent: 'start' }]);

export const form = style([
  columns(6, { base: 'minmax(0, 1fr)' }),
  { maxWidth: vars.width.narrow },
]);

export const short = style([columns(4), { maxWidth: '24rem', ':empty': { display: 'none' } }]);

export const people = style(columns(3, { base: 'minmax(0, 1fr)' }));

/** As the label of a field. */
export const legend = style({ padding: 0, fontSize: vars.size.small, fontWeight: 600 });

export const hint = style({ color: vars.color.muted, fontSize: vars.size.small, lineHeight: 1.5 });

const line = { display: 'grid', gap: vars.space[2], alignItems: 'start' };

/** The button that removes a person is at the end of the line, on a phone beside the role. */
export const person = styleVariants({
  focus: { ...line, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  full: {
    ...line,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem auto' } },
  },
});
globalStyle(`${person.full} > :first-child`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const remove = style({ marginBlockStart: '0.125rem' });

/** Present while empty, so that changes are announced; takes no room until then. */
export const wrong = style({
  color: vars.color.danger,
  fontSize: vars.size.small,
  fontWeight: 500,
  ':empty': { position: 'absolute' },
});

export const buttons = style([cluster(3, 'center'), { ':empty': { display: 'none' } }]);

/** A quiet button that lines up with the text above it. */
export const edge = style({
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.accentText,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
});

export const note = style({ marginBlockStart: vars.space[4], maxWidth: vars.width.measure });

export const addresses = style([columns(1), { fontWeight: 500, overflowWrap: 'anywhere' }]);

export const bullets = style([
  columns(2),
  { marginBlockStart: vars.space[2], paddingInlineStart: '1.2em' },
]);

export const bar = style([columns(2), { maxWidth: '24rem' }]);

/** The part of the plan page, below the focus competencies. */
export const section = style({
  borderTop: `1px solid ${vars.color.line}`,
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[6],
});

export const page = style([
  columns(7, { base: 'minmax(0, 1fr)' }),
  { paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space.band}` },
]);

export const title = style({ marginBlockStart: vars.space[3] });

/** As high as the form, so that the footer does not come into view and leave again. */
export const waiting = style([columns(5), { minHeight: '100vh', alignContent: 'start' }]);

export const measure = style({ maxWidth: vars.width.measure });

export const titleAndTools = style([
  cluster(4, 'center'),
  { justifyContent: 'space-between', marginBlockEnd: vars.space[4] },
]);

export const cover = style(
  columns(6, { base: 'minmax(0, 1fr)', medium: ['minmax(0, 5fr) minmax(0, 7fr)', 7] }),
);

export const overview = style([
  columns(6, { base: 'minmax(0, 1fr)', medium: ['repeat(2, minmax(0, 1fr))', 7] }),
  { alignItems: 'center' },
]);

export const caption = style([
  columns(1),
  { justifyItems: 'center', marginBlockStart: vars.space[3], fontSize: vars.size.small },
]);

export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontSize: vars.size.small });
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  paddingInlineStart: vars.space[4],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Side by side if there is room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: `${vars.space[7]} ${vars.space[8]}`,
  alignItems: 'start',
});

export const none = style({ marginBlockStart: vars.space[4], color: vars.color.muted });

export const rows = style({
  marginBlockStart: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':empty': { display: 'none' },
});

/** The name, and at the end of the line, or below it if there is no room, what is said about it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});

export const effect = style(cluster(3, 'center'));

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const inPlan = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.size.small,
});

export const addToPlan = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  color: vars.color.accentText,
  fontSize: vars.size.small,
  '@media': { [media.forced]: { marginInline: 0 } },
});

export const area = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const statement = style([
  columns(2),
  { paddingBlock: vars.space[4], borderBlockStart: `1px solid ${vars.color.line}` },
]);

/** Columns of one width, so that the groups of all statements are below each other. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
globalStyle(`${cells} dd`, { marginInlineStart: 0 });

export const quotes = style([columns(3), { marginBlockStart: vars.space[3] }]);
globalStyle(`${quotes} > li`, {
  maxWidth: vars.width.measure,
  borderInlineStart: `2px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Below a line of the comparison, as wide as the list. */
export const seen = style([hint, { gridColumn: '1 / -1' }]);

export const said = style({ fontWeight: 600, ':empty': { position: 'absolute' } });
