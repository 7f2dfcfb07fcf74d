import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const columns = style({ marginBlockStart: 0 });

const NARROW = '(max-width: 30rem)';

/** On a phone it takes some of the card’s edge, for the longest word on the right, so that all can be read. */
export const picture = style({
  '@container': {
    [NARROW]: { marginInline: `calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[2]})` },
  },
});
globalStyle(`${picture} svg`, { overflow: 'visible' });
globalStyle(`${picture} text`, { '@container': { [NARROW]: { fontSize: 14 } } });

export const legend = style({
  display: 'grid',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const line = style({
  flex: 'none',
  width: '2.25rem',
  height: '0.75rem',
  stroke: 'currentColor',
});

export const square = style({ fill: vars.color.raised });
