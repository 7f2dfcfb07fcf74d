import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { control } from '#web/ui/field.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { sides } from './my-plan.css.ts';

export const focus = style([
  sides,
  {
    borderTop: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space[6],
    '@media': { [media.large]: { gridTemplateRows: 'auto 1fr' } },
  },
]);

/** Beside the title and the goal if there is room. */
export const right = style({
  minWidth: 0,
  '@media': { [media.large]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const steps = style([columns(5), right]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const headTitle = style({ flex: '1 1 0' });

export const area = style({
  display: 'grid',
  flexBasis: '100%',
  justifyItems: 'start',
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
  // In forced colors the button below has a border.
  '@media': { [media.forced]: { rowGap: vars.space[2] } },
});

/** An action in text: it looks like a link, and lines up with what is above, or with the edge. */
export const edgeTool = style({
  flex: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 500,
  '@media': {
    [media.print]: { display: 'none' },
    // Its border there does not touch the line above or below.
    [media.forced]: { marginBlock: vars.space[1] },
  },
});
/** Keeps the button from making its title’s line taller. */
export const headTool = style([
  edgeTool,
  {
    marginBlock: '-0.375rem',
    '@media': { [media.forced]: { marginBlock: '-0.375rem' } },
  },
]);
/** Keeps line breaks as they were typed. */
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineHeight: 1.5 });

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const refused = style({ color: vars.color.danger, fontWeight: 600 });
export const overdue = style([due, refused]);

/** Below the text, past the box. */
export const beside = style({
  marginInlineStart: `calc(1.25rem + ${vars.space[3]})`,
});

/** The day beside its actions, if there is room. */
export const day = style([
  columns(4, { medium: ['9rem minmax(0, 1fr)', 5] }),
  {
    borderTop: `1px solid ${vars.color.line}`,
    paddingBlockStart: vars.space[5],
    selectors: {
      '&:first-child': {
        '@media': { [media.large]: { borderTop: 0, paddingBlockStart: vars.space[2] } },
      },
    },
  },
]);

export const dayTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  '@media': { [media.medium]: { display: 'block' } },
});

export const dayName = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
});

export const dueDay = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { display: 'grid', marginBlockStart: vars.space[2] } },
});
/** The text, and beside it the button that removes it. */
export const action = style([
  columns(2, { base: 'minmax(0, 1fr) auto' }),
  {
    rowGap: vars.space[4],
    alignItems: 'start',

    selectors: {
      '&[data-done]': {
        borderInlineStart: `3px solid ${vars.hue.green.solid}`,
        paddingInlineStart: vars.space[4],
      },
    },
  },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
});

/** Cut if it is long: the removed text is only named here. */
export const removed = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const remove = style({
  color: vars.color.accentText,
});

export const ends = style([
  cluster(4, 'center'),
  { borderTop: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space[5] },
]);

/** As high as its text in browsers that support it; at least two lines. */
export const lines = style([control, { fieldSizing: 'content', minHeight: '4.5rem' }]);
