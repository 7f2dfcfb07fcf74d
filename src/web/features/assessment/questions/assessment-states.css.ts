import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { brokenInCorner, columns, stepsInCorner } from '#web/ui/layout.ts';

export const noScript = style({ marginBlockEnd: '2rem', fontWeight: 600 });

/** For a visitor whom this browser knows, an empty card; without JavaScript, nothing. */
export const waiting = style({
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    ':root[data-known] &': { borderRadius: vars.radius.card, background: vars.color.deep },
  },
});
globalStyle(`:root[data-known] ${waiting} > *`, { visibility: 'hidden' });

/** One message, as on the dashboard. */
const alone = style([
  stepsInCorner,
  columns(4, { base: 'minmax(0, 44rem)' }),
  { alignContent: 'start', justifyItems: 'start' },
]);

export const page = style([alone, brokenInCorner, { paddingBlock: vars.space[9] }]);

export const refused = style({
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.small]: { marginBlockStart: 0 } },
});

export const refusedLink = style({
  minHeight: '2rem',
  textAlign: 'start',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const offer = style([alone, { paddingBlock: `${vars.space[7]} ${vars.space[9]}` }]);

export const offerCard = style([columns(3), { width: '100%' }]);

export const offerLink = style({
  minHeight: '1.5rem',
  color: vars.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
