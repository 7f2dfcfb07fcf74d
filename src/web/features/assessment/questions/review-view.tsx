import { useEffect, useRef } from 'react';
import { reviewYourAnswers } from '#content/assessment-words.ts';
import { areas as allAreas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type {
  ResponsesView,
  ResponseOutbox,
} from '#web/features/assessment/data/response-outbox.ts';
import type { SavedResponse } from '#web/features/assessment/data/types.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { inHue } from '#web/ui/hue.css.ts';
import { value } from '#web/features/results/parts/area-breakdown.css.ts';
import * as css from './review-view.css.ts';
import { SaveStatus } from './action-bar.tsx';
import { ratingsOf, type RatingPair } from './use-question-flow.ts';
import { atStart, cluster4, inside7, lineBelow, middle, row2, stack5 } from '#web/ui/layout.css.ts';

interface ReviewViewProps {
  responses: readonly SavedResponse[];
  outbox: ResponseOutbox;
  saving: ResponsesView;
  /** Goes to the competency at this position (from 0). */
  onChoose: (position: number) => void;
  onFinish: () => void;
}

/** All answers by area; each leads to its questions. */
export function ReviewView({ responses, outbox, saving, onChoose, onFinish }: ReviewViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => void outbox.retry();

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Container width="text" className={`${stack5} ${atStart} ${inside7}`}>
      <h1 ref={heading} tabIndex={-1} className={text.h1}>
        {reviewYourAnswers}
      </h1>
      <p className={`${text.lead} ${text.muted}`}>
        Choose a competency to change its ratings. Your results update at once.
      </p>
      <div className={`${cluster4} ${middle}`}>
        <Button onClick={onFinish}>Finish</Button>
        <div className={`${row2} ${text.smallSize} ${middle} ${text.muted}`}>
          <SaveStatus saving={saving} hasResponses onRetry={retry} />
        </div>
      </div>
      <RefusedNotice saving={saving} onRetry={retry} onShow={onChoose} />
      {allAreas.map((area) => (
        <section
          key={area.name}
          aria-label={area.name}
          className={`${css.area} ${inHue[area.color]}`}
        >
          <div className={css.head}>
            <h2 className={text.h4}>{area.name}</h2>
            <span aria-hidden className={css.column}>
              Q1
            </span>
            <span aria-hidden className={css.column}>
              Q2
            </span>
          </div>
          <ul role="list">
            {competencies.map(
              ({ id, name, category }, position) =>
                category === area.name && (
                  <li key={id} className={lineBelow}>
                    <button type="button" className={css.row} onClick={() => onChoose(position)}>
                      <span className={css.label}>{name}</span>
                      <Chosen ratings={ratingsOf(id, responses, saving)} question={1} />
                      <Chosen ratings={ratingsOf(id, responses, saving)} question={2} />
                      <ArrowRightIcon />
                    </button>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
      <Button onClick={onFinish}>Finish</Button>
    </Container>
  );
}

function Chosen({ ratings, question }: { ratings: RatingPair; question: 1 | 2 }) {
  const rating = ratings[question - 1] ?? null;
  const level = rating === null ? null : ratingScale[rating - 1]!;
  return (
    <>
      <span
        aria-hidden
        className={`${value} ${level ? inHue[level.color] : ''}`}
        title={level?.label}
      >
        {rating ?? '–'}
      </span>
      <VisuallyHidden>
        {`, question ${question}: ${level ? `${level.value} ${level.label}` : 'not rated'}`}
      </VisuallyHidden>
    </>
  );
}
