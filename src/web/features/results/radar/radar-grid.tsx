import * as css from './radar-card.css.ts';

const CORNERS = 5;
const RINGS = 5;
/** Of the chart's box: as far as the radar reaches from its middle. */
const REACH = 38;

const corners = Array.from({ length: CORNERS }, (_nothing, index) => {
  const angle = (index / CORNERS) * 2 * Math.PI;
  return [REACH * Math.sin(angle), -REACH * Math.cos(angle)] as const;
});

/** A pentagon that reaches out by this share of the whole. */
const ring = (share: number) =>
  `M${corners.map(([x, y]) => `${(x * share).toFixed(2)} ${(y * share).toFixed(2)}`).join('L')}Z`;

const rings = Array.from({ length: RINGS }, (_nothing, index) => ring((index + 1) / RINGS));
const spokes = corners.map(([x, y]) => `M0 0L${x.toFixed(2)} ${y.toFixed(2)}`);
const lines = [...rings, ...spokes].join('');

/** The empty paper for the radar, until its code is there. */
export function RadarGrid() {
  return (
    <svg viewBox="-50 -54 100 100" className={css.grid}>
      <path d={lines} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
