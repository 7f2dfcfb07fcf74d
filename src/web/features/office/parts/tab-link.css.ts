import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** A link of a navigation, underlined while it leads to what is shown. */
export const tabLink = style({
  display: 'block',
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} - 3px)`,
  borderBlockEnd: '3px solid transparent',
  // All links fit on one line, even on a 360 px phone.
  fontSize: vars.size.tiny,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderBlockEndColor: vars.color.accent },
    '&:hover': { color: vars.color.accentText },
  },
  '@media': {
    [media.small]: { fontSize: vars.size.small },
    // Forced colors show a transparent border, too.
    'screen and (forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
