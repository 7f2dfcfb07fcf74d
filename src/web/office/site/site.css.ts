import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { pads } from '#web/ui/boxes.css.ts';
import { box, cluster, columns } from '#web/ui/layout.ts';

/** On screens this wide, the preview is beside the form. */
const asColumns = media.large;

export const editor = style([
  columns(5, {
    large: 'minmax(0, 1fr) minmax(0, 24rem)',
    wide: 'minmax(0, 1fr) minmax(0, 28rem)',
  }),
  { alignItems: 'start' },
]);

/** Below the title of a folded part. */
export const contents = style({
  display: 'none',
  paddingBlockEnd: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.small,
  '@media': {
    [asColumns]: {
      order: 1,
      flexBasis: '100%',
      selectors: { 'details:not([open]) > summary > &': { display: 'block' } },
    },
  },
});
globalStyle(`summary:has(> ${contents})`, {
  '@media': { [asColumns]: { flexWrap: 'wrap', rowGap: vars.space[1] } },
});

export const beside = style({
  minWidth: 0,
  '@media': {
    [asColumns]: { position: 'sticky', insetBlockStart: vars.space[4], gridRow: 'span 2' },
  },
});

export const group = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const legend = style({
  padding: 0,
  float: 'inline-start',
  width: '100%',
  // As near to its hint as the label of a single control.
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.size.small,
});
/** With labels of its own, a group has a line above it and below it, and a larger title. */
const labeled = `${group}:has(label)`;
globalStyle(`${labeled}, ${labeled} + *`, {
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${labeled}:first-child`, { paddingBlockStart: 0, borderBlockStart: 0 });
globalStyle(`${labeled} ${legend}`, { fontSize: vars.size.lead });
globalStyle(`${labeled} label`, { fontWeight: 500 });

export const row = style([
  columns(3, { small: 'minmax(0, 1fr) minmax(0, 2fr) auto' }),
  { alignItems: 'start' },
]);
/** On the line of the fields, below their labels. */
globalStyle(`${row} > button`, {
  '@media': {
    [media.phone]: { justifySelf: 'start', marginInlineStart: 'calc(-1.15rem - 1px)' },
    [media.small]: { marginBlockStart: `calc(1.4 * ${vars.size.small} + ${vars.space[2]} + 2px)` },
  },
});

export const figure = style([
  columns(3, { small: '10rem minmax(0, 1fr)' }),
  { paddingBlockEnd: vars.space[4] },
]);
export const portrait = style([cluster(4), { alignItems: 'start' }]);
export const picture = style({
  width: '8rem',
  height: 'auto',
  borderRadius: vars.radius.control,
});
export const portraitActions = style([columns(2), { flex: '1 1 14rem', justifyItems: 'start' }]);

export const settings = style(columns(4));
/** A long line is as high as its text. */
globalStyle(`${settings} textarea[rows='2']`, { minHeight: 0 });

export const previewBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space[3],
});
export const previewPlace = style({
  height: '40rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const previewFrame = style({
  display: 'block',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
  marginInline: 'auto',
  background: vars.color.raised,
});

export const saveBar = style([
  cluster(3, 'center'),
  box(),
  pads.md,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlock: vars.space[3],
  },
]);
/** Above the buttons. */
export const faults = style([
  cluster(2),
  {
    columnGap: vars.space[4],
    order: -1,
    flexBasis: '100%',
  },
]);
/** Its links begin on the line of the words before them. */
export const faultList = style({ display: 'contents' });

export const openPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  columnGap: vars.space[5],
});
