import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
});

/** Even with one line of text, tall enough for a finger; as wide as its container. */
export const label = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  paddingBlock: '0.7rem',
  lineHeight: 1.4,
  cursor: 'pointer',
});

/** The mark of a checkbox or a radio button. */
export const box = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: '0.1em',
  accentColor: vars.color.accentText,
});

export const note = style({
  gridColumn: 2,
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[2]}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
