import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askThree as copy, feedback } from '#content/feedback-leader.ts';
import { competencyName } from '#domain/competencies.ts';
import { dueDay } from '#domain/plan-dates.ts';
import { plannedFocus, type Plan } from '#domain/plan.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { usePlan, useToday } from '#web/features/plan/use-plan.ts';
import { Loaded, ofPart } from '#web/lib/loaded.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { above6, ruled, stack6 } from '#web/ui/layout.css.ts';
import { feedbackOf, type Feedback } from './feedback-data.ts';
import { FocusResultShown } from '#web/features/feedback/result/result-on-page.tsx';
import { NewRound } from './new-round.tsx';
import { RoundProgress } from './round-progress.tsx';

interface AskThreeProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** In the plan: colleagues say whether they have seen a change, once there is something to change. */
export function AskThree(props: AskThreeProps): ReactNode {
  const { assessment } = props;
  const { plan } = usePlan(assessment.id).view;
  const query = useQuery(feedbackOf(assessment.id));
  if (!plan || plannedFocus(plan).length === 0) return null;
  return (
    <div className={`${above6} ${ruled}`} data-print="hide">
      <TitledPart title={copy.title} lead={`${copy.what} ${copy.whyThree}`} isBeside>
        <Loaded query={query} {...ofPart(feedback)}>
          {(data) => <Rounds {...props} plan={plan} data={data} />}
        </Loaded>
      </TitledPart>
    </div>
  );
}

/** The round that is open, else the last one with the way to another. */
function Rounds({
  assessment,
  responses,
  plan,
  data,
}: AskThreeProps & { plan: Plan; data: Feedback }) {
  const today = useToday();
  const last = data.rounds.find(({ kind }) => kind === 'focus');
  const noteOn = (ids: readonly string[]) => (isLater: boolean) =>
    copy.note(ids.map(competencyName), isLater);
  if (last?.canCancel) {
    return (
      <RoundProgress assessmentId={assessment.id} round={last} note={noteOn(last.competencyIds)} />
    );
  }
  const review = plan.start && dueDay(plan.start.day, 90);
  const focus = plannedFocus(plan).map(({ competencyId }) => competencyId);
  return (
    <div className={stack6}>
      {last?.result?.kind === 'focus' && (
        <FocusResultShown result={last.result} startsOn={last.startsOn} responses={responses} />
      )}
      <NewRound
        feedback={data}
        action={last ? copy.again : copy.begin}
        assessment={assessment}
        kind="focus"
        plannedFor={review !== null && review > today ? review : null}
        note={noteOn(focus)}
      />
    </div>
  );
}
