import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** Side by side on a desktop screen; all on the first screen of a phone. */
export const answers = style([
  columns(5, { large: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' }),
  { '@media': { [media.phone]: { gap: vars.space[2] } } },
]);
globalStyle(`${answers} > *`, { '@media': { [media.phone]: { paddingBlock: vars.space[3] } } });
/** The key figures, above the details. */
export const glance = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space[5],
});
export const keyFigureTerm = style({ order: 1 });

/** The bar of a score. It differs from the bar of a share: it is cut into the levels of the scale. */
export const score = style({ display: 'block', marginBlockStart: vars.space[2], lineHeight: 0 });

/** Its length shows the same as the figure beside it. */
export const bar = style({
  display: 'block',
  height: '0.375rem',
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.line,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent,
  '@media': { 'screen and (forced-colors: active)': { background: 'CanvasText' } },
});

export const picture = style({ height: '14rem', fontSize: vars.size.tiny });
globalStyle(`${picture} svg`, { overflow: 'visible' });
/** A contrast theme does not change the colors of a drawing. */
globalStyle(`${picture} .recharts-line-curve`, {
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
globalStyle(`${picture} text`, { '@media': { [media.forced]: { fill: 'CanvasText' } } });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

globalStyle(`${key} line`, { '@media': { [media.forced]: { stroke: 'CanvasText' } } });

export const rankings = style(columns(6, { large: 'repeat(2, minmax(0, 1fr))' }));

globalStyle(`${rankings} h3`, { marginBlockEnd: vars.space[2] });
