import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';

/** The accent as background: once a page, in the call to action. */
const onAccent = style({
  vars: {
    [vars.color.ground]: palette.accent,
    [vars.color.text]: palette.white,
    [vars.color.muted]: palette.white,
    [vars.color.accent]: palette.paper,
    [vars.color.accentHover]: palette.white,
    [vars.color.onAccent]: palette.ink,
    [vars.color.accentText]: palette.white,
    [vars.color.line]: palette.apricot,
    [vars.color.focus]: palette.white,
    [vars.color.inverse]: palette.white,
    [vars.color.onInverse]: palette.accent,
  },
  background: vars.color.ground,
  color: vars.color.text,
});

export const band = style([
  onAccent,
  {
    paddingBlock: vars.space.band,
    '@media': {
      print: { display: 'none' },
      // Lines replace the color; the footer has its own.
      [media.forced]: {
        marginBlockStart: '-1px',
        borderBlock: '1px solid',
        selectors: { '&:last-child': { borderBlockEnd: 0 } },
      },
    },
  },
]);
