import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

/** The views as tabs; all four fit on one line of a phone. */
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.small]: { columnGap: vars.space[5] } },
});
export const view = style({
  display: 'block',
  minHeight: '2.75rem',
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} - 3px)`,
  borderBlockEnd: '3px solid transparent',
  fontSize: vars.size.tiny,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderBlockEndColor: vars.color.accent },
    '&:hover': { color: vars.color.accentText },
  },
  '@media': { [media.small]: { fontSize: vars.size.small } },
});
export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

/** A status, and whether a call is booked. */
export const badges = style(cluster(2));

export const line = style({ display: 'block' });

/** Below an address. */
export const beneath = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const narrow = style({ maxWidth: '16rem' });

export const saving = style(cluster(3, 'center'));

/** The version that someone else has saved. */
export const others = style([
  columns(2),
  { padding: vars.space[4], borderRadius: vars.radius.card, background: vars.color.deep },
]);
export const theirNote = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
