import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const pageHead = style([columns(3), { minWidth: 0 }]);

export const back = style({ fontSize: vars.size.small });

export const row = style([cluster(3, 'center'), { justifyContent: 'space-between' }]);

/** An email address may be one long word. */
export const title = style({
  minWidth: 0,
  fontSize: vars.size.h2,
  overflowWrap: 'anywhere',
});

export const pageActions = style(cluster(3));

export const pageLead = style({ maxWidth: '66ch', color: vars.color.muted });

export const part = style(columns(4, { base: 'minmax(0, 1fr)' }));

export const partHead = style([
  cluster(3),
  { alignItems: 'baseline', justifyContent: 'space-between' },
]);

export const partLead = style({
  maxWidth: '66ch',
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
  },
});

export const fact = style({ minWidth: 0 });
export const wideFact = style([fact, { gridColumn: '1 / -1' }]);
export const term = style({ color: vars.color.muted, fontSize: vars.size.small });
export const value = style({ overflowWrap: 'anywhere' });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const words = style({ maxWidth: '58ch', color: vars.color.muted });

export const pager = style(cluster(3, 'center'));

export const summary = style({
  flex: '1 1 14rem',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const buttonsActions = style(cluster(3, 'center'));
