import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'stretch',
      alignItems: 'center',
      columnGap: vars.space[7],
    },
  },
});

export const words = style([columns(3), { width: '100%', maxWidth: vars.width.measure }]);

export const mark = style({ justifySelf: 'start' });

/** The plan's own page shows the whole. */
export const step = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const progress = style({
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
