import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { hues } from '#web/theme/tokens.ts';

export const stack = style({
  display: 'grid',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const shown = style({ gridArea: '1 / 1' });
export const hint = style([shown, { color: vars.color.muted }]);
export const hidden = style([shown, { visibility: 'hidden' }]);
export const chosen = styleVariants(hues, (_hue, name) => [
  shown,
  { color: vars.hue[name].ink, fontWeight: 500 },
]);
