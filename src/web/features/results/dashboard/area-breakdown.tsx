import { adviceText } from '#domain/advice.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary, CompetencyResponse } from '#domain/scoring.ts';
import { h4 } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './area-breakdown.css.ts';
import { CompetencyList } from './competency-list.tsx';
import { ScoreBar } from '#web/features/results/radar/score-bar.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';

interface AreaBreakdownProps {
  areas: readonly AreaSummary[];
  /** A heading above the list. */
  title?: string;
  /** With them, each area's competencies can be opened below its advice. */
  responses?: readonly CompetencyResponse[];
}

/** Each area's average, how much of it is answered, and what that suggests. */
export function AreaBreakdown({ areas, title, responses }: AreaBreakdownProps) {
  return (
    <TitledPart title={title}>
      <ul role="list" className={css.list}>
        {areas.map((area) => (
          <li key={area.name} className={css.area}>
            <div>
              <h3 className={h4}>{area.name}</h3>
              <p className={css.count}>
                {area.completed} of {area.total} completed
              </p>
            </div>
            <div>
              <div className={css.score}>
                <ScoreBar area={area} />
                <p className={css.average}>
                  <VisuallyHidden>Average score: </VisuallyHidden>
                  {formatAverage(area.averageScore)}
                </p>
              </div>
              {area.completed > 0 && <p className={css.advice}>{adviceText(area.averageScore)}</p>}
              {responses && <CompetencyList area={area} responses={responses} />}
            </div>
          </li>
        ))}
      </ul>
    </TitledPart>
  );
}
