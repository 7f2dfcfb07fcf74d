import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { solid } from '#web/ui/hue.css.ts';
import { cluster } from '#web/ui/layout.ts';
import { lead as leadText } from '#web/ui/text.css.ts';

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]}) ${vars.space[5]}`,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

/** While the page loads again for a visitor with answers. */
globalStyle(`:root[data-started] ${hero}`, { display: 'none' });

export const lead = style([
  leadText,
  {
    marginBlockStart: vars.space[3],
    fontSize: '1rem',
    color: vars.color.muted,
    '@media': {
      [media.small]: { marginBlockStart: vars.space[4], fontSize: vars.size.lead },
    },
  },
]);

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 500,
  '@media': {
    [media.small]: { marginBlockStart: vars.space[4] },
    [media.medium]: { flexDirection: 'row' },
  },
});

export const actions = style([
  cluster(2, 'center'),
  {
    marginBlockStart: vars.space[4],
    '@media': { [media.small]: { marginBlockStart: vars.space[5] } },
  },
]);

/** On a phone both fit beside each other: the second one without a frame. */
globalStyle(`${actions} > :is(a, button)`, {
  '@media': {
    [media.phone]: { minHeight: '3rem', paddingInline: '0.65rem', fontSize: '1rem' },
  },
});
globalStyle(`${actions} > button`, {
  '@media': {
    [media.phone]: {
      paddingInline: 0,
      borderColor: 'transparent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
    // A contrast theme shows the frame.
    [`${media.phone} and (forced-colors: active)`]: {
      paddingInline: '0.65rem',
      textDecoration: 'none',
    },
  },
});

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

export const dot = style({ fill: solid, stroke: vars.color.ground, strokeWidth: 3 });
