import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { control } from '#web/ui/field.css.ts';

/** Wider than the button above, so that the focus ring of its rows is not cut off. */
export const nav = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-selected]': {
      background: vars.color.raised,
      boxShadow: `inset 3px 0 ${vars.color.accent}, 0 0 0 1px ${vars.color.line}`,
      // A contrast theme shows neither, but this.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-selected])': { background: vars.color.ground } },
    },
  },
});

export const choose = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { '&[aria-current]': { fontWeight: 600 } },
  '@media': {
    [media.forced]: { border: '1px solid ButtonText' },
  },
});

/** Below the title, on its edge. */
export const actions = style({
  display: 'flex',
  flexBasis: '100%',
  paddingBlockEnd: vars.space[1],
  '@media': {
    [media.forced]: { gap: vars.space[4], paddingInline: vars.space[3] },
  },
});
/** The frame of the row is enough. */
globalStyle(`${row}[data-selected] > button`, {
  '@media': { [media.forced]: { margin: '3px !important', borderColor: 'Canvas' } },
});
globalStyle(`${actions} button`, {
  paddingInline: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 500,
});

/** Stays in view while the list scrolls below it. */
export const search = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: vars.space[2],
  background: vars.color.deep,
});
export const searchField = style([control, { minHeight: '2.75rem', fontSize: '1rem' }]);
export const found = style({
  color: vars.color.muted,
  fontSize: vars.size.small,
  selectors: { '&:not(:empty)': { padding: `${vars.space[1]} ${vars.space[3]}` } },
});

/** On the edge of the titles above it. */
export const more = style({
  marginBlockStart: vars.space[1],
  selectors: {
    'button&': {
      justifyContent: 'flex-start',
      paddingInline: vars.space[3],
      fontSize: vars.size.small,
    },
  },
});
