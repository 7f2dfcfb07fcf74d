import { scoreShare } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import * as css from './score-bar.css.ts';

const marks = [20, 40, 60, 80];

/** An area's average as a length, cut into the five levels. The figure itself is beside it. */
export function ScoreBar({ area: { averageScore, color } }: { area: AreaSummary }) {
  return (
    <svg aria-hidden className={css.bar}>
      <rect
        width={`${(scoreShare(averageScore) * 100).toFixed(2)}%`}
        height="100%"
        className={css.fills[color]}
      />
      {marks.map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className={css.mark} />
      ))}
    </svg>
  );
}
