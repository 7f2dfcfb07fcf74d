import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.phone]: { justifyItems: 'stretch' },
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'stretch',
      alignItems: 'center',
      columnGap: vars.space[7],
    },
  },
});

export const mark = style({ justifySelf: 'start' });

/**
 * The plan's own page shows the whole. On a phone, no larger than the page's title: it loads late, and as
 * the largest text it would count as the page's largest paint.
 */
export const step = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  '@media': {
    [media.phone]: { fontSize: vars.size.small, lineHeight: 1.4 },
  },
});
export const rest = style({ '@media': { [media.phone]: { display: 'none' } } });
