import { useEffect, useRef, type RefObject } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { QuestionCard, type QuestionCardProps } from './question-card.tsx';
import { ownLevels, RatingGroup } from './rating-group.tsx';
import type { RatingPair } from './use-question-flow.ts';

interface QuestionFormProps extends Pick<QuestionCardProps, 'index' | 'competency' | 'areaEnd'> {
  ratings: RatingPair;
  onRate: (question: 0 | 1, value: Rating) => void;
}

/** The competency in view with its two questions. */
export function QuestionForm({ ratings, onRate, ...shown }: QuestionFormProps) {
  const { competency } = shown;
  const groups = useNextInView(competency.id, ratings);
  const open = ratings.indexOf(null);
  return (
    <QuestionCard {...shown} description={competency.description}>
      {/* A new competency is a new pair of groups: no focus or choice is carried over. */}
      <div key={competency.id} ref={groups}>
        {([0, 1] as const).map((question) => (
          <RatingGroup
            key={question}
            number={`Question ${question + 1}: `}
            statement={question === 0 ? competency.question1 : competency.question2}
            levels={ownLevels}
            value={ratings[question]}
            hint={open === question ? assessmentCopy.ratingHint : undefined}
            onRate={(value) => onRate(question, value)}
          />
        ))}
      </div>
    </QuestionCard>
  );
}

/**
 * If both questions do not fit the window, rating one scrolls to the other if that has no rating yet.
 * @returns the ref of the element that holds the two groups
 */
function useNextInView(
  competencyId: string,
  ratings: RatingPair,
): RefObject<HTMLDivElement | null> {
  const groups = useRef<HTMLDivElement>(null);
  const before = useRef({ competencyId, ratings });

  useEffect(() => {
    const { ratings: earlier, ...last } = before.current;
    before.current = { competencyId, ratings };
    if (last.competencyId !== competencyId) return;
    const open = ratings.indexOf(null);
    const rated = 1 - open;
    const isJustRated = earlier[rated] !== ratings[rated] && ratings[rated] !== null;
    if (open === -1 || !isJustRated) return;
    groups.current?.children[open]?.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }, [competencyId, ratings]);

  return groups;
}
