import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from './layout.ts';

/*
 * The words a part names its layout with, as in `${stack4} ${above3}`. They adapt by themselves, so a part
 * needs no style of its own for them.
 */

/** One below the other, with a gap. A long word breaks instead of widening the column. */
export const stack1 = style(columns(1));
export const stack2 = style(columns(2));
export const stack3 = style(columns(3));
export const stack4 = style(columns(4));
export const stack5 = style(columns(5));
export const stack6 = style(columns(6));
export const stack8 = style(columns(8));

/** Side by side, on as many lines as they need. */
export const cluster2 = style(cluster(2));
export const cluster3 = style(cluster(3));
export const cluster4 = style(cluster(4));
export const cluster5 = style(cluster(5));

/** Side by side, always on one line. */
export const row2 = style({ display: 'flex', gap: vars.space[2] });
export const row3 = style({ display: 'flex', gap: vars.space[3] });

export const middle = style({ alignItems: 'center' });
export const apart = style({ justifyContent: 'space-between' });
export const atTop = style({ alignContent: 'start' });
export const across = style({ gridColumn: '1 / -1' });
export const fullWidth = style({ width: '100%' });
/** No wider than is easy to read. */
export const measure = style({ maxWidth: vars.width.measure });
export const shrinks = style({ minWidth: 0 });
export const rigid = style({ flex: 'none' });
export const asBlock = style({ display: 'block' });
/** One below the other, without a gap. */
export const stack0 = style({ display: 'grid' });
export const lineAbove = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const lineBelow = style({ borderBlockEnd: `1px solid ${vars.color.line}` });
/** There before it has content, so that this is announced. */
export const noRoomIfEmpty = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** Space above. */
export const above1 = style({ marginBlockStart: vars.space[1] });
export const above2 = style({ marginBlockStart: vars.space[2] });
export const above3 = style({ marginBlockStart: vars.space[3] });
export const above4 = style({ marginBlockStart: vars.space[4] });
export const above5 = style({ marginBlockStart: vars.space[5] });
export const above6 = style({ marginBlockStart: vars.space[6] });
export const above7 = style({ marginBlockStart: vars.space[7] });
/** Space below. */
export const below3 = style({ marginBlockEnd: vars.space[3] });
export const below4 = style({ marginBlockEnd: vars.space[4] });

/** A heading in the narrow column, its content in the wide one. Beside long content the heading stays in view. */
export const split = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[8],
    },
    // In a grid, a heading may be the last line of a page.
    print: { display: 'block' },
  },
});

globalStyle(`${split} > :first-child`, {
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
    print: { marginBlockEnd: vars.space[5] },
  },
});

/** With large text, a table is wider than a phone: it scrolls by itself, also by the keyboard. */
export const scrolls = style({ overflowX: 'auto' });

export const whole = style({ whiteSpace: 'nowrap' });

/**
 * For parts below the first screen: laid out once they are near, which spares a phone most of the
 * work of a long page. The browser remembers their height.
 */
export const renderedWhenNear = style({
  '@media': {
    // In a contrast theme, Chrome leaves parts empty that it has skipped.
    'screen and (forced-colors: none)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 60rem',
      // Focus rings at the edge.
      overflowClipMargin: '1rem',
    },
  },
});
