import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import { areas } from '#domain/areas.ts';
import { competencies, type Competency } from '#domain/competencies.ts';
import { questionPercent } from '#domain/progress.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './question-form.css.ts';
import { ownLevels, RatingGroup } from './rating-group.tsx';
import type { RatingPair } from './use-question-flow.ts';

interface QuestionFormProps extends Pick<QuestionCardProps, 'index' | 'competency' | 'areaDone'> {
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

interface QuestionCardProps {
  index: number;
  competency: Competency;
  /** That the area before is done, and what is left; at the first competency of an area. */
  areaDone?: string | undefined;
  description?: string;
  /** It replaces something else that had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

const hueOf = ({ category }: Competency) => areas.find(({ name }) => name === category)!.color;

/** The card of one competency: how far the visitor is, and its name; the focus follows to the next. */
export function QuestionCard({
  index,
  competency,
  areaDone,
  description,
  takesFocus = false,
  children,
}: QuestionCardProps) {
  const positionId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownIndex = useRef(takesFocus ? null : index);

  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    // Screen readers start at the next question's top, and no button takes Enter.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [index]);

  const hue = hueOf(competency);
  const hueBefore = hueOf(competencies[index - 1] ?? competency);
  const ofArea = competencies.filter(({ category }) => category === competency.category);
  const total = competencies.length;

  return (
    <Card
      as="section"
      pad="none"
      edge={hue}
      id="questions"
      aria-label="Questions"
      className={css.card}
    >
      <div className={css.position}>
        <p id={positionId}>
          Competency {index + 1} of {total}
          {index + 1 === total && ', the last one'}
        </p>
        <ProgressBar
          label={`Competency ${index + 1} of ${total}`}
          value={index + 1}
          max={total}
          valueText={`${questionPercent(index)}%`}
          className={css.bar}
        />
      </div>
      {areaDone !== undefined && (
        <p id={`${positionId}-done`} className={css.areaDone[hueBefore]}>
          <CheckIcon size={18} />
          {areaDone}
        </p>
      )}
      <div className={css.about}>
        <Badge tone={hue}>{competency.category}</Badge>
        <p className={css.ofArea}>
          Competency {ofArea.findIndex(({ id }) => id === competency.id) + 1} of {ofArea.length}
        </p>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${positionId}${areaDone === undefined ? '' : ` ${positionId}-done`}`}
        className={`${text.h2} ${css.name}`}
      >
        {competency.name}
      </h2>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {children}
    </Card>
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
