import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { palette } from '#web/theme/tokens.ts';

/** Laid out, because the canvas takes its places and colors from it, which are the same in every theme. */
export const source = style({
  position: 'absolute',
  visibility: 'hidden',
  // Narrow, where the names of the areas have large letters.
  width: 280,
  height: 0,
  overflow: 'hidden',
  color: palette.ink,
  forcedColorAdjust: 'none',
  vars: { '--radar-ground': palette.paper },
});

export const preview = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '45vh',
  marginInline: 'auto',
  border: `1px solid ${vars.color.line}`,
});
