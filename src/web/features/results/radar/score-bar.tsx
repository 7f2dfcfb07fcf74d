import type { AreaSummary } from '#domain/scoring.ts';
import * as css from './score-bar.css.ts';

const SCALE_MAX = 5;
const marks = [20, 40, 60, 80];

/** An area's average as a length, average/5 of the whole. The figure itself is beside it. */
export function ScoreBar({ area: { averageScore, color } }: { area: AreaSummary }) {
  return (
    <svg aria-hidden className={css.bar}>
      <rect
        width={`${((averageScore / SCALE_MAX) * 100).toFixed(2)}%`}
        height="100%"
        className={css.fills[color]}
      />
      {marks.map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className={css.mark} />
      ))}
    </svg>
  );
}
