import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { hues } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';

export const levels = style([columns(4), { marginBlockStart: vars.space[4] }]);

export const level = style([columns(3), { gridTemplateColumns: '2rem minmax(0, 1fr)' }]);

const valueBase = style({
  display: 'grid',
  placeItems: 'center',
  height: '2rem',
  borderRadius: '50%',
  color: vars.color.raised,
  fontWeight: 600,
});

export const value = styleVariants(hues, (_hue, name) => [
  valueBase,
  { background: vars.hue[name].solid },
]);

const labelBase = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: '2rem' });
export const label = styleVariants(hues, (_hue, name) => [
  labelBase,
  { color: vars.hue[name].ink },
]);

export const description = style({
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.muted,
});
