import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { hues, palette } from '#web/theme/tokens.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  padding: '0.2em 0.6em',
  borderRadius: vars.radius.small,
  fontSize: vars.size.tiny,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  printColorAdjust: 'exact',
  // A contrast theme removes its background.
  '@media': { [media.forced]: { border: '1px solid' } },
});

const ofHue = styleVariants(hues, (_hue, name) => [
  base,
  { background: vars.hue[name].soft, color: vars.hue[name].ink },
]);

export const badge = {
  ...ofHue,
  ...styleVariants({
    neutral: [base, { background: vars.color.deep, color: vars.color.text }],
    outline: [base, { boxShadow: 'inset 0 0 0 1px currentColor' }],
    accent: [base, { background: palette.accentSoft, color: palette.accentDeep }],
  }),
};
