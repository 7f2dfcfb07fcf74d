import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { askThree as copy, effectWord, feedback } from '#content/feedback-leader.ts';
import { competencyById, type CompetencyId } from '#domain/competencies.ts';
import { dueDay } from '#domain/plan-dates.ts';
import { plannedFocus, type Plan } from '#domain/plan.ts';
import { formatScore } from '#domain/score-format.ts';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { usePlan, useToday } from '#web/features/plan/use-plan.ts';
import { failureText } from '#web/lib/api-error.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { h3, strong } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import * as css from './feedback.css.ts';
import { feedbackOf, type Feedback, type Round } from './feedback-data.ts';
import { RoundForm } from './round-form.tsx';
import { RoundProgress } from './round-progress.tsx';
import { VerifyAddress } from './verify-address.tsx';

interface AskThreeProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** In the plan: colleagues say whether they have seen a change, once there is something to change. */
export function AskThree(props: AskThreeProps): ReactNode {
  const { assessment } = props;
  const { plan } = usePlan(assessment.id).view;
  const { data, error, isFetching, refetch } = useQuery(feedbackOf(assessment.id));
  if (!plan || plannedFocus(plan).length === 0) return null;
  return (
    <div className={css.section} data-print="hide">
      <TitledPart title={copy.title} lead={`${copy.what} ${copy.whyThree}`} isBeside>
        {data ? (
          <Rounds {...props} plan={plan} feedback={data} />
        ) : error ? (
          <Notice
            text={failureText(error, feedback.failed)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={feedback.loading}>
            <Skeleton shape="block" />
          </Loading>
        )}
      </TitledPart>
    </div>
  );
}

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;

interface RoundsProps extends AskThreeProps {
  plan: Plan;
  feedback: Feedback;
}

/** The round that is open, else the last one with the way to another. */
function Rounds({ assessment, responses, plan, feedback: { rounds, may } }: RoundsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const today = useToday();
  const [last] = rounds.filter(({ kind }) => kind === 'focus');
  const noteOn = (ids: readonly string[]) => (isLater: boolean) =>
    copy.note(ids.map(nameOf), isLater);
  if (last?.state === 'draft' || last?.state === 'open') {
    return (
      <RoundProgress
        assessmentId={assessment.id}
        round={last}
        note={noteOn(last.competencyIds)}
      />
    );
  }
  const review = plan.start && dueDay(plan.start.day, 90);
  const focus = plannedFocus(plan).map(({ competencyId }) => competencyId);
  return (
    <div className={css.parts}>
      {last && <LastRound round={last} responses={responses} />}
      {may === 'unverified' ? (
        <VerifyAddress email={assessment.email} />
      ) : may !== null ? (
        <p>{feedback.mayNot[may]}</p>
      ) : isChoosing ? (
        <RoundForm
          assessment={assessment}
          kind="focus"
          minutes={copy.minutes}
          plannedFor={review !== null && review > today ? review : null}
          note={noteOn(focus)}
          onCancel={() => setIsChoosing(false)}
        />
      ) : (
        <div className={css.buttons}>
          <Button variant="secondary" onClick={() => setIsChoosing(true)}>
            {last ? copy.again : copy.begin}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LastRoundProps {
  round: Round;
  responses: readonly CompetencyResponse[];
}

/** What came of a round that is over. */
function LastRound({ round, responses }: LastRoundProps) {
  if (round.state === 'canceled') return <p>{feedback.canceled}</p>;
  if (round.result?.kind !== 'focus') return <TooFew />;
  const { answered, competencies, sentences } = round.result;
  const own = new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
  return (
    <div className={css.parts}>
      <div>
        <h3 className={h3}>{copy.result.title}</h3>
        <p className={css.hint}>{copy.result.lead(answered, shortDate(round.publishedAt))}</p>
      </div>
      <ul role="list" className={css.rows}>
        {competencies.map(({ competencyId, average }) => {
          const rated = own.get(competencyId);
          return (
            <li key={competencyId} className={css.row}>
              <div>
                <p className={strong}>{nameOf(competencyId)}</p>
                {rated && (
                  <p className={css.hint}>{copy.result.own(formatScore(rated.averageRating))}</p>
                )}
              </div>
              {average === null ? (
                <p className={css.hint}>{copy.result.blank}</p>
              ) : (
                <Effect average={average} />
              )}
            </li>
          );
        })}
      </ul>
      {sentences.length > 0 && <Sentences title={copy.result.sentences} texts={sentences} />}
    </div>
  );
}
