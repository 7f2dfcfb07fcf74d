import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { box, cluster, columns } from '#web/ui/layout.ts';
import { textLink } from '#web/ui/text.css.ts';

/** On screens this wide, the contents are beside the form. */
const withContents = media.large;
/** On screens this wide, the preview is, too. */
const asColumns = media.wide;

export const editor = style([
  columns(5, {
    base: 'minmax(0, 1fr)',
    large: '11rem minmax(0, 1fr)',
    wide: '11rem minmax(0, 1fr) minmax(0, 26rem)',
  }),
  { alignItems: 'start' },
]);

export const contents = style([
  columns(3),
  {
    minWidth: 0,
    fontSize: vars.size.small,
    '@media': {
      [withContents]: {
        position: 'sticky',
        insetBlockStart: vars.space[4],
        gridRow: 'span 3',
        maxHeight: `calc(100vh - 2 * ${vars.space[4]})`,
        overflowY: 'auto',
      },
    },
  },
]);
/** On a phone and a tablet a line of links, beside the form a list. */
export const contentsList = style([
  cluster(3),
  {
    columnGap: vars.space[5],
    '@media': { [withContents]: { display: 'grid', rowGap: vars.space[3] } },
  },
]);
export const left = style({
  display: 'none',
  color: vars.color.muted,
  fontSize: vars.size.tiny,
  '@media': { [withContents]: { display: 'block' } },
});

export const form = style([columns(5), { minWidth: 0 }]);
export const below = style([form, { '@media': { [withContents]: { gridColumn: 2 } } }]);

export const beside = style({
  minWidth: 0,
  '@media': {
    [withContents]: { gridColumn: 2 },
    [asColumns]: {
      position: 'sticky',
      insetBlockStart: vars.space[4],
      gridColumn: 3,
      gridRow: 'span 2',
    },
  },
});

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
});

export const group = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const legend = style({
  padding: 0,
  float: 'inline-start',
  width: '100%',
  // As near to its hint as the label of a single control.
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.size.small,
});

export const row = style([columns(3, { small: '1fr 2fr auto' }), { alignItems: 'end' }]);
export const start = style({ justifySelf: 'start' });

export const figure = style([
  columns(3, { small: '10rem minmax(0, 1fr)' }),
  { paddingBlockEnd: vars.space[4] },
]);
export const whole = style({ gridColumn: '1 / -1' });

export const portrait = style([cluster(4), { alignItems: 'start' }]);
export const picture = style({
  width: '8rem',
  height: 'auto',
  borderRadius: vars.radius.control,
});
export const portraitActions = style([columns(2), { flex: '1 1 14rem', justifyItems: 'start' }]);

export const progress = style(columns(2));
export const summary = style({
  paddingBlock: vars.space[3],
  fontSize: vars.size.small,
  cursor: 'pointer',
});
export const settings = style(columns(4, { base: 'minmax(0, 1fr)' }));
/** A long line is as high as its text. */
globalStyle(`${settings} textarea[rows='2']`, { minHeight: 0 });
/** On larger screens it is open, and cannot be closed. */
export const fold = style({});
globalStyle(`${fold}[open] > summary`, { '@media': { [media.small]: { display: 'none' } } });
export const openPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  columnGap: vars.space[5],
});
export const openPlace = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const previewBar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space[3],
});
export const previewNote = style({
  color: vars.color.danger,
  fontSize: vars.size.small,
  // It takes no space, but stays in the page so that screen readers announce its text.
  ':empty': { position: 'absolute' },
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

export const versions = style({ display: 'grid' });
export const version = style([
  cluster(3),
  {
    alignItems: 'start',
    justifyContent: 'space-between',
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);
export const versionTitle = style({ fontWeight: 600 });
export const differences = style({
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const saveBar = style([
  cluster(3, 'center'),
  box(),
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    padding: `${vars.space[3]} ${vars.space[4]}`,
  },
]);
export const faults = style({ color: vars.color.danger, fontWeight: 500 });
export const faultList = style([cluster(2), { columnGap: vars.space[4] }]);
export const toPreview = style([
  textLink,
  { alignSelf: 'center', '@media': { [asColumns]: { display: 'none' } } },
]);
export const count = style({ fontWeight: 600 });
export const saveActions = style({
  display: 'flex',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
