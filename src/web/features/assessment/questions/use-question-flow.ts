import { useEffect, useState } from 'react';
import { competencies, type Competency } from '#domain/competencies.ts';
import { firstUnansweredIndex, resumeIndex } from '#domain/progress.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import type { ResponseQueue } from '#web/features/assessment/data/response-queue.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';

/** The ratings of question 1 and question 2. */
export type RatingPair = readonly [Rating | null, Rating | null];

interface Draft {
  competencyId: string;
  ratings: RatingPair;
}

/** Where the visitor stands among the 35 competencies, and the ratings of the one in view. */
export function useQuestionFlow(
  assessment: Assessment,
  responses: readonly CompetencyResponse[],
  queue: ResponseQueue,
) {
  const [index, setIndex] = useState(() => startIndex(assessment, responses, queue));
  const competency: Competency | undefined = competencies[index];
  const [draft, setDraft] = useState(() => readDraft(assessment.id));

  useEffect(() => writeDraft(assessment.id, draft), [assessment.id, draft]);

  const ratings: RatingPair =
    draft !== null && draft.competencyId === competency?.id
      ? draft.ratings
      : savedRatings(responses, competency?.id);

  /** Chooses a rating; the one that is chosen already is taken back. */
  function rate(question: 0 | 1, value: Rating): void {
    if (!competency) return;
    const chosen = ratings[question] === value ? null : value;
    const changed: RatingPair = question === 0 ? [chosen, ratings[1]] : [ratings[0], chosen];
    setDraft({ competencyId: competency.id, ratings: changed });
  }

  /** Rates the first question that has no rating yet. */
  function rateFirstUnanswered(value: Rating): void {
    const question = ratings.indexOf(null);
    if (question === 0 || question === 1) rate(question, value);
  }

  const canGoNext = competency !== undefined && ratings[0] !== null && ratings[1] !== null;
  const canGoBack = competency !== undefined && index > 0;

  function next(): void {
    const [question1Rating, question2Rating] = ratings;
    if (!competency || question1Rating === null || question2Rating === null) return;
    const response = {
      competencyId: competency.id,
      category: competency.category,
      question1Rating,
      question2Rating,
    };
    const [saved1, saved2] = savedRatings(responses, competency.id);
    const isNew = saved1 !== question1Rating || saved2 !== question2Rating;
    const following = resumeIndex(index + 1, [...responses, { ...response, averageRating: 0 }]);
    queue.add(isNew ? response : null, {
      currentQuestionIndex: following,
      ...(following === competencies.length && { isCompleted: true as const }),
    });
    moveTo(following);
  }

  function previous(): void {
    if (!canGoBack) return;
    queue.add(null, { currentQuestionIndex: index - 1 });
    moveTo(index - 1);
  }

  function moveTo(position: number): void {
    setDraft(null);
    setIndex(position);
  }

  return {
    index,
    competency,
    ratings,
    canGoNext,
    canGoBack,
    rate,
    rateFirstUnanswered,
    next,
    previous,
    restart: () => moveTo(0),
  };
}

function startIndex(
  assessment: Assessment,
  responses: readonly CompetencyResponse[],
  queue: ResponseQueue,
): number {
  if (assessment.isCompleted) return competencies.length;
  // Somebody who found the assessment by email goes on where a response is missing.
  if (assessment.access === 'finder') return firstUnansweredIndex(responses);
  const saved = queue.position?.currentQuestionIndex ?? assessment.currentQuestionIndex;
  return resumeIndex(saved, responses);
}

function savedRatings(
  responses: readonly CompetencyResponse[],
  competencyId: string | undefined,
): RatingPair {
  const response = responses.findLast((candidate) => candidate.competencyId === competencyId);
  return [response?.question1Rating ?? null, response?.question2Rating ?? null];
}

// A rating chosen before its twin is not a response yet; a reload must not lose it all the same.
const draftKey = (assessmentId: string) => `assessment_draft_${assessmentId}`;

function readDraft(assessmentId: string): Draft | null {
  try {
    return JSON.parse(sessionStore.get(draftKey(assessmentId)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function writeDraft(assessmentId: string, draft: Draft | null): void {
  sessionStore.set(draftKey(assessmentId), draft && JSON.stringify(draft));
}

export type QuestionFlow = ReturnType<typeof useQuestionFlow>;
