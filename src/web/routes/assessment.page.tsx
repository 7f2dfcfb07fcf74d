import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { competencies } from '#domain/competencies.ts';
import { currentAssessment } from '#web/features/assessment/data/current.ts';
import { openWithoutConnection } from '#web/features/assessment/data/device-store.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import { outboxOf } from '#web/features/assessment/data/response-outbox.ts';
import {
  AssessmentSkeleton,
  AssessmentNotLoaded,
  OfferView,
} from '#web/features/assessment/questions/assessment-states.tsx';
import type { RatingPair } from '#web/features/assessment/questions/use-question-flow.ts';
import { TakeAssessment } from '#web/features/assessment/take-assessment.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { useIsPressed } from '#web/startup/use-is-pressed.ts';

const nothing = { ratings: [null, null] as RatingPair, isNext: false };

export function AssessmentPage() {
  const { assessmentEnabled } = useSettings().flags;
  useEffect(() => {
    if (assessmentEnabled) openWithoutConnection();
  }, [assessmentEnabled]);

  const current = useQuery(currentAssessment);
  const { assessment, offer } = current.data ?? {};
  const responses = useQuery({
    ...responsesOf(assessment?.id ?? ''),
    enabled: assessment !== undefined,
  });

  const isPressed = useIsPressed(responses.data === undefined);
  const saved = isPressed ? undefined : responses.data;

  // Before the first paint of the questions, so that what was rated while they loaded stays chosen,
  // and Next is not lost.
  const [early, setEarly] = useState(nothing);
  const [hasMoved, setMoved] = useState(false);
  const isSaved = useRef(false);
  const emptyId = saved?.length === 0 ? assessment?.id : undefined;
  useLayoutEffect(() => {
    if (emptyId === undefined || early === nothing || isSaved.current) return;
    isSaved.current = true;
    const { id: competencyId, category } = competencies[0];
    const [question1Rating, question2Rating] = early.ratings;
    outboxOf(emptyId).rate({ competencyId, category, question1Rating, question2Rating });
    if (!early.isNext) return;
    outboxOf(emptyId).goTo({ currentQuestionIndex: 1 });
    // oxlint-disable-next-line react/set-state-in-effect -- once, so that the questions start at the next one
    setMoved(true);
  }, [emptyId, early]);

  if (offer) return <OfferView offer={offer} />;
  if (assessment && saved) {
    return (
      <TakeAssessment key={`${assessment.id} ${hasMoved}`} assessment={assessment} saved={saved} />
    );
  }
  if (current.isError || responses.isError) {
    const [failed, message] = current.isError
      ? [current, 'Failed to create assessment']
      : [responses, 'Failed to fetch responses'];
    return (
      <AssessmentNotLoaded
        message={message}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <AssessmentSkeleton
      ratings={early.ratings}
      onRate={(change) => setEarly(({ ratings }) => ({ ratings: change(ratings), isNext: false }))}
      onNext={() => setEarly(({ ratings }) => ({ ratings, isNext: !ratings.includes(null) }))}
    />
  );
}
