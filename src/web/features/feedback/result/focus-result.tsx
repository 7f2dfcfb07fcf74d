import { changeText, effectOf, focusResult, fullResult } from '#content/feedback-result.ts';
import type { Day } from '#domain/plan-dates.ts';
import type { FocusResult } from '#domain/feedback/result.ts';
import { formatScore } from '#domain/score-format.ts';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import { shortDay } from '#web/lib/dates.ts';
import { stack } from '#web/ui/layout.css.ts';
import { Look, nameOf, Sentences } from './full-result.tsx';
import { onPage } from './result-on-page.tsx';
import * as css from './result.css.ts';

const copy = focusResult;

interface FocusResultProps {
  result: FocusResult;
  startsOn: Day;
  /** The leader's own ratings, to read beside what others saw. */
  responses: readonly CompetencyResponse[];
}

/** Whether colleagues saw a change in each competency of the plan. */
export function FocusResultShown({ result, startsOn, responses }: FocusResultProps) {
  const { answered, invited, competencies, sentences } = result;
  const own = new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
  return (
    <div className={stack[4]}>
      <div>
        <h3 className={css.h3}>{copy.title}</h3>
        <p className={css.hint}>{copy.lead(answered, invited, shortDay(startsOn))}</p>
      </div>
      <ul role="list" className={css.rows}>
        {competencies.map(({ competencyId, cell }) => {
          const rated = own.get(competencyId);
          const effect = cell && effectOf(cell.average);
          return (
            <li key={competencyId} className={css.row}>
              <div>
                <p className={css.strong}>{nameOf(competencyId)}</p>
                {rated && <p className={css.hint}>{copy.own(formatScore(rated.averageRating))}</p>}
              </div>
              {effect ? (
                <p className={css.verdicts}>
                  <span className={css.figure}>{changeText(cell.average)}</span>
                  {/* In words, not by color alone. */}
                  <span className={onPage.css[effect.verdict]}>{effect.words}</span>
                </p>
              ) : (
                <p className={css.hint}>{copy.blank}</p>
              )}
            </li>
          );
        })}
      </ul>
      {sentences.length === 0 && <p className={css.hint}>{fullResult.comments.few}</p>}
      <Look value={onPage}>
        <Sentences title={copy.sentences} texts={sentences} />
      </Look>
    </div>
  );
}
