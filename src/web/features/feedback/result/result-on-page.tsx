import {
  changeText,
  effectOf,
  focusResult as focusCopy,
  fullResult as copy,
} from '#content/feedback-result.ts';
import { shared } from '#content/sharing.ts';
import { competencyName } from '#domain/competencies.ts';
import type { FeedbackResult, FocusResult } from '#domain/feedback/result.ts';
import type { Day } from '#domain/plan-dates.ts';
import { formatScore } from '#domain/score-format.ts';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import { shortDay } from '#web/lib/dates.ts';
import {
  above4,
  cluster3,
  goneIfEmpty,
  lineBelow,
  listRow,
  middle,
  stack5,
  stack8,
} from '#web/ui/layout.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import * as text from '#web/ui/text.css.ts';
import { FullResultShown, Sentences, tones } from './full-result.tsx';

interface FocusResultProps {
  result: FocusResult;
  startsOn: Day;
  /** The leader's own ratings, to read beside what others saw. */
  responses: readonly CompetencyResponse[];
}

export function FocusResultShown({ result, startsOn, responses }: FocusResultProps) {
  const { answered, invited, competencies, sentences } = result;
  const own = new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
  return (
    <div className={stack5}>
      <div>
        <h3 className={text.h3}>{focusCopy.title}</h3>
        <p className={`${text.small} ${text.muted}`}>
          {focusCopy.lead(answered, invited, shortDay(startsOn))}
        </p>
      </div>
      <ul role="list" className={`${above4} ${lineBelow} ${goneIfEmpty}`}>
        {competencies.map(({ competencyId, cell }) => {
          const rated = own.get(competencyId);
          const effect = cell && effectOf(cell.average);
          return (
            <li key={competencyId} className={listRow}>
              <div>
                <p className={text.strong}>{competencyName(competencyId)}</p>
                {rated && (
                  <p className={`${text.small} ${text.muted}`}>
                    {focusCopy.own(formatScore(rated.averageRating))}
                  </p>
                )}
              </div>
              {effect ? (
                <p className={`${cluster3} ${middle}`}>
                  <span className={text.figure}>{changeText(cell.average)}</span>
                  <span className={tones[effect.verdict]}>{effect.words}</span>
                </p>
              ) : (
                <p className={`${text.small} ${text.muted}`}>{focusCopy.blank}</p>
              )}
            </li>
          );
        })}
      </ul>
      {sentences.length === 0 && (
        <p className={`${text.small} ${text.muted}`}>{copy.comments.few}</p>
      )}
      <Sentences title={focusCopy.sentences} texts={sentences} />
    </div>
  );
}

interface SharedFeedbackProps {
  rounds: readonly {
    roundId: string;
    name: string;
    startsOn: Day;
    result: FeedbackResult;
  }[];
  responses: readonly CompetencyResponse[];
}

export function SharedFeedback({ rounds, responses }: SharedFeedbackProps) {
  return (
    <div className={stack8}>
      {rounds.map(({ roundId, name, startsOn, result }) => (
        <TitledPart
          key={roundId}
          title={shared.feedback}
          lead={shared.feedbackLead(shortDay(startsOn))}
        >
          {result.kind === 'full' ? (
            <FullResultShown result={result} name={name} isShared />
          ) : (
            <FocusResultShown result={result} startsOn={startsOn} responses={responses} />
          )}
        </TitledPart>
      ))}
    </div>
  );
}
