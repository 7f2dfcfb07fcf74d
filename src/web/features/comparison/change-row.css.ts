import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

const ROOMY = '(min-width: 26rem)';

/** Of a list of rows: they follow its own width, not the window's. */
export const rows = style({
  containerType: 'inline-size',
  // So that the eye finds the way from a name to its figures.
  maxWidth: vars.width.narrow,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto 6.5rem' } },
});

export const name = style({ fontWeight: 600, lineHeight: 1.35 });

export const note = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
});

export const figures = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const large = style([figures, { fontSize: vars.size.h3 }]);

export const before = style({ color: vars.color.muted });

export const verdict = style({ justifySelf: 'start', fontVariantNumeric: 'tabular-nums' });
