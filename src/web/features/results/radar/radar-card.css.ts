import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

const BESIDE = '(min-width: 46rem)';
const ROOMY = '(min-width: 26rem)';

export const frame = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

/** Its height is fixed, so that nothing moves when the chart loads. */
export const picture = style({
  height: 248,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  '@container': { [ROOMY]: { height: 410, marginInline: 0 } },
});

/** For print. */
export const drawing = style({ maxWidth: '26rem', marginInline: 'auto' });
globalStyle(`${drawing} svg`, { width: '100%', height: 'auto' });
globalStyle(`${drawing} text`, {
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize: 12,
  fontWeight: 600,
});

/** The lines of recharts' own grid. */
export const grid = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.line,
});

export const caption = style({
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textAlign: 'center',
});

export const table = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const name = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.35 });

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ gridColumn: '1 / -1' });
globalStyle(`${bar} svg`, { display: 'block' });
