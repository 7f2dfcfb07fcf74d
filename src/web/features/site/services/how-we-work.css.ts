import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

/** How far the sheet reaches up into the band above. */
const reach = 'clamp(2rem, 1rem + 3vw, 4rem)';

/** A note on a sheet of paper, with the margin that such paper has. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[5],
  marginBlock: `calc(-1 * ${reach}) ${vars.space.band}`,
  padding: `clamp(${vars.space[6]}, 1.2rem + 4vw, ${vars.space[8]})`,
  paddingInlineStart: 'clamp(3rem, 1.5rem + 7vw, 8rem)',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'clamp(1.75rem, 1rem + 3.5vw, 5rem)',
    borderInlineStart: `1px solid ${vars.color.accent}`,
  },
});

/** What comes first, and what follows. */
export const note = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const paragraph = style([
  text.h3,
  { fontWeight: 400, lineHeight: 1.45, textWrap: 'pretty' },
]);
