import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import { lead as leadText } from '#web/ui/text.css.ts';

export const hero = style([
  columns(6, { large: 'minmax(0, 1fr) 22rem' }),
  {
    alignItems: 'center',
    paddingBlock: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]}) ${vars.space[5]}`,
  },
]);

/** While the page loads again for a visitor with answers. */
globalStyle(`:root[data-started] ${hero}`, { display: 'none' });

export const lead = style([
  leadText,
  { color: vars.color.muted, '@media': { [media.phone]: { fontSize: '1rem' } } },
]);
