import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import pentagon from '#web/ui/pentagon.svg';
import { lead as leadText } from '#web/ui/text.css.ts';

/** Where there is room, the drawing is beside it. */
export const hero = style({
  paddingBlock: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]}) ${vars.space[5]}`,
  '@media': {
    [media.large]: {
      paddingInlineEnd: '24rem',
      background: `url('${pentagon}') 100% 50% / 20rem no-repeat`,
    },
  },
});

/** While the page loads again for a visitor with answers. */
globalStyle(`:root[data-started] ${hero}`, { display: 'none' });

export const lead = style([
  leadText,
  { color: vars.color.muted, '@media': { [media.phone]: { fontSize: '1rem' } } },
]);
