import { useState } from 'react';
import { competencies, type Competency } from '#domain/competencies.ts';
import { completesArea, firstUnansweredIndex, resumeIndex } from '#domain/progress.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { wasOpened } from '#web/features/assessment/data/browser-session.ts';
import type {
  ResponsesView,
  ResponseOutbox,
} from '#web/features/assessment/data/response-outbox.ts';
import type { Assessment, SavedResponse } from '#web/features/assessment/data/types.ts';

/** The ratings of question 1 and question 2. */
export type RatingPair = readonly [Rating | null, Rating | null];

/** Choosing the chosen rating again clears it. */
export const rated = (ratings: RatingPair, question: 0 | 1, value: Rating) =>
  ratings.with(question, ratings[question] === value ? null : value) as unknown as RatingPair;

const TOTAL = competencies.length;

/** The visitor's position among the 35 competencies, and the ratings of the one in view. */
export function useQuestionFlow(
  assessment: Assessment,
  responses: readonly SavedResponse[],
  outbox: ResponseOutbox,
  saving: ResponsesView,
) {
  const [index, setIndex] = useState(() => startIndex(assessment, responses, saving));
  /** All are answered: the visitor reviews them in any order. */
  const [isReviewing, setReviewing] = useState(
    () => location.hash === '#review' && assessment.isCompleted && assessment.access === 'owner',
  );
  /** The position whose answer completed an area. The screen that says so is shown once, and not after a reload. */
  const [areaEnd, setAreaEnd] = useState({ index: -1, isShown: false });
  const competency: Competency | undefined = competencies[index];
  const ratings = ratingsOf(competency?.id, responses, saving);

  function rate(question: 0 | 1, value: Rating): void {
    if (!competency) return;
    const [question1Rating, question2Rating] = rated(ratings, question, value);
    const { id: competencyId, category } = competency;
    const seen = responses.find((response) => response.competencyId === competencyId);
    outbox.rate({ competencyId, category, question1Rating, question2Rating }, seen?.answeredAt);
  }

  const canGoNext = competency !== undefined && ratings[0] !== null && ratings[1] !== null;
  const canGoBack = competency !== undefined && index > 0;

  function next(): void {
    if (!canGoNext) return;
    if (isReviewing) {
      setIndex(index + 1);
    } else if (areaEnd.index !== index && completesArea(index, responses)) {
      setAreaEnd({ index, isShown: true });
      outbox.goTo({ currentQuestionIndex: index + 1 });
    } else {
      moveTo(resumeIndex(index + 1, responses));
    }
  }

  function previous(): void {
    if (!canGoBack) return;
    if (isReviewing) setIndex(index - 1);
    else moveTo(areaEnd.isShown ? index : index - 1);
  }

  function moveTo(position: number): void {
    outbox.goTo({
      currentQuestionIndex: position,
      ...(position === TOTAL && { isCompleted: true as const }),
    });
    setAreaEnd((last) => ({ ...last, isShown: false }));
    setIndex(position);
  }

  return {
    index,
    competency,
    ratings,
    canGoNext,
    canGoBack,
    isReviewing,
    /** Shown is that the area is complete, in place of the competency that completed it. */
    isAreaEnd: areaEnd.isShown,
    rate,
    next,
    previous,
    /** Back to the first competency, after a reset. */
    restart: () => {
      setReviewing(false);
      setAreaEnd({ index: -1, isShown: false });
      setIndex(0);
    },
    /** Shows all answers, to change any. */
    review: () => {
      setReviewing(true);
      setIndex(TOTAL);
    },
    /** Shows a rated competency, to look at it or to rate it again. */
    show: (position: number) => {
      if (firstUnansweredIndex(responses) === TOTAL) setReviewing(true);
      setAreaEnd((last) => ({ ...last, isShown: false }));
      setIndex(position);
    },
    endReview: () => {
      setReviewing(false);
      if (assessment.isCompleted) setIndex(TOTAL);
      else moveTo(resumeIndex(TOTAL, responses));
    },
  };
}

function startIndex(
  assessment: Assessment,
  responses: readonly SavedResponse[],
  { position }: ResponsesView,
): number {
  if (assessment.isCompleted) return TOTAL;
  // A visitor who found the assessment by email, or opened it by a mailed link, continues where a
  // response is missing.
  if (assessment.access === 'finder' || wasOpened(assessment.id)) {
    return firstUnansweredIndex(responses);
  }
  return resumeIndex(position?.currentQuestionIndex ?? assessment.currentQuestionIndex, responses);
}

/** A single rating replaces the saved response, unless that is newer. */
export function ratingsOf(
  competencyId: string | undefined,
  responses: readonly SavedResponse[],
  { drafts }: Pick<ResponsesView, 'drafts'>,
): RatingPair {
  const response = responses.find((one) => one.competencyId === competencyId);
  const draft = drafts.find((one) => one.competencyId === competencyId);
  const shown = draft && draft.answeredAt > (response?.answeredAt ?? '') ? draft : response;
  return [shown?.question1Rating ?? null, shown?.question2Rating ?? null];
}

export type QuestionFlow = ReturnType<typeof useQuestionFlow>;
