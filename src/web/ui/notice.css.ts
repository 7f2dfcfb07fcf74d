import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from './layout.ts';

export const looks = styleVariants({
  plain: [columns(3), { justifyItems: 'start', color: vars.color.muted }],
  /** Replaces everything that a page shows. */
  page: [columns(4), { justifyItems: 'start', maxWidth: vars.width.measure }],
  /** A separate band, with the button at its end. */
  band: [
    cluster(3, 'center'),
    {
      justifyContent: 'space-between',
      padding: vars.space[4],
      borderRadius: vars.radius.card,
      background: vars.color.dangerSoft,
      '@media': { [media.forced]: { border: '1px solid' } },
    },
  ],
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: vars.color.deep,
  '@media': { [media.forced]: { border: '1px solid' }, [media.low]: { display: 'none' } },
});
