import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { hues } from '#web/theme/tokens.ts';
import { cluster } from '#web/ui/layout.ts';

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: `clamp(${vars.space[7]}, 6vw, ${vars.space[9]}) ${vars.space[7]}`,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

/** While the page loads again for a visitor with answers. */
globalStyle(`:root[data-begun] ${hero}`, { display: 'none' });

export const headline = style({ maxWidth: '16ch', marginBlockStart: vars.space[4] });
export const lead = style({ marginBlockStart: vars.space[4], color: vars.color.muted });

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space[5],
  fontSize: vars.size.small,
  fontWeight: 500,
  rowGap: vars.space[1],
  '@media': { [media.medium]: { flexDirection: 'row' } },
});

export const notice = style({
  maxWidth: '66ch',
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.muted,
});

export const actions = style([cluster(3), { marginBlockStart: vars.space[5] }]);

globalStyle(`${facts} li + li`, {
  '@media': {
    [media.medium]: {
      marginInlineStart: vars.space[4],
      paddingInlineStart: vars.space[4],
      borderInlineStart: `1px solid ${vars.color.control}`,
    },
  },
});

export const drawing = style({
  display: 'none',
  '@media': { [media.large]: { display: 'block', width: '100%', maxWidth: '26rem' } },
});

export const ring = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1.5 });

export const profile = style({
  fill: 'currentColor',
  fillOpacity: 0.07,
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});

export const dot = styleVariants(hues, (_hue, name) => ({
  fill: vars.hue[name].solid,
  stroke: vars.color.ground,
  strokeWidth: 3,
}));
