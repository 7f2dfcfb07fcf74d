import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { textLink } from '#web/ui/text.css.ts';

export const suggestions = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const suggestion = style([
  columns(4, { base: 'minmax(0, 1fr)', small: 'minmax(0, 1fr) auto' }),
  {
    placeItems: 'start',
    borderTop: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space[5],
  },
]);

export const reason = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const description = style({
  marginBlockStart: vars.space[2],
  maxWidth: vars.width.measure,
  color: vars.color.muted,
});

export const buttons = style([
  cluster(3),
  { marginBlockStart: vars.space[5], '@media': { [media.small]: { columnGap: vars.space[5] } } },
]);

/** A text that lines up with the buttons. */
export const other = style([textLink, { minHeight: '2.75rem' }]);

/** The buttons at the foot stay in view: focused elements scroll clear of them. */
export const radio = style({ scrollMarginBlock: '3rem 10rem' });

export const areas = style(columns(5));

export const area = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accentText,
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  minHeight: '2.75rem',
  minWidth: 0,
  cursor: 'pointer',
});

export const note = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const footButtons = style({ position: 'static', marginBlockStart: 0, boxShadow: 'none' });
