import { scoreShare } from '#domain/score-format.ts';
import * as css from '#web/features/results/results.css.ts';

const marks = [20, 40, 60, 80];

/**
 * An average (1–5) as a length, cut into the five levels. The figure itself is beside it. It has no color of its
 * area: red and green are levels to a reader.
 */
export function ScoreBar({ average }: { average: number }) {
  return (
    <svg aria-hidden className={css.scoreBar}>
      <rect
        width={`${(scoreShare(average) * 100).toFixed(2)}%`}
        height="100%"
        className={css.scoreFill}
      />
      {marks.map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className={css.scoreMark} />
      ))}
    </svg>
  );
}
