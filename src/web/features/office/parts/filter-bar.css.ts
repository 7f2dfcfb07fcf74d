import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

/** On smaller screens a button unfolds the fields. */
const folds = 'screen and (max-width: 63.99em)';

const columns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** On a phone there are two fields per row; the first field, dates, and the order each take a whole row. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: columns('8.5rem'),
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { [media.small]: { gridTemplateColumns: columns('15rem') } },
});
export const folded = style([bar, { '@media': { [folds]: { display: 'none' } } }]);
export const toggle = style([
  cluster(3, 'center'),
  {
    color: vars.color.muted,
    fontSize: vars.size.small,
    '@media': { [media.large]: { display: 'none' } },
  },
]);
export const search = style({ display: 'grid', gap: vars.space[4] });
globalStyle(`${bar} > *`, { minWidth: 0 });
globalStyle(`${bar} > :is(:first-child, :has([type='date'], [name='sort']))`, {
  gridColumn: '1 / -1',
  '@media': { [media.small]: { gridColumn: 'auto' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '3rem',
  // The same space that a field has below its control.
  marginBlockEnd: vars.space[2],
});
