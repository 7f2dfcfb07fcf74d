import { shared } from '#content/sharing.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import type { Day } from '#domain/plan-dates.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { shortDay } from '#web/lib/dates.ts';
import { stack } from '#web/ui/layout.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { FocusResultShown } from './focus-result.tsx';
import { FullResultShown } from './result-on-page.tsx';

interface SharedFeedbackProps {
  rounds: readonly {
    roundId: string;
    name: string;
    startsOn: Day;
    result: FeedbackResult;
  }[];
  responses: readonly CompetencyResponse[];
}

/** The frozen results that a shared link includes. */
export function SharedFeedback({ rounds, responses }: SharedFeedbackProps) {
  return (
    <div className={stack[8]}>
      {rounds.map(({ roundId, name, startsOn, result }) => (
        <TitledPart
          key={roundId}
          title={shared.feedback}
          lead={shared.feedbackLead(shortDay(startsOn))}
        >
          {result.kind === 'full' ? (
            <FullResultShown result={result} name={name} />
          ) : (
            <FocusResultShown result={result} startsOn={startsOn} responses={responses} />
          )}
        </TitledPart>
      ))}
    </div>
  );
}
