import { levelOf } from '#domain/levels.ts';
import type { RatingLevel } from '#domain/rating-scale.ts';
import { formatAverage } from '#domain/score-format.ts';
import { figure, muted, smallSize } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ScoreProps {
  /** Read aloud before the figure. */
  label?: string;
  /** 1–5, or 0 while nothing is answered. */
  average: number;
}

/** What the level of an average says. */
export function LevelWords({ level: { label, description } }: { level: RatingLevel }) {
  return (
    <>
      <b>{`${label}:`}</b> <span>{description}</span>
    </>
  );
}

/** An average, and the level that it has reached. */
export function Score({ label = 'Average', average }: ScoreProps) {
  return (
    <span>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <span className={figure}>{formatAverage(average)}</span>
      {average > 0 && (
        <span className={`${smallSize} ${muted}`}>{` · ${levelOf(average).label}`}</span>
      )}
    </span>
  );
}
