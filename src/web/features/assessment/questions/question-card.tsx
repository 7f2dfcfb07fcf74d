import { useEffect, useId, useRef, type ReactNode } from 'react';
import { areas } from '#domain/areas.ts';
import { competencies, type Competency } from '#domain/competencies.ts';
import { questionPercent } from '#domain/progress.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { above2, flow4, measure, middle } from '#web/ui/layout.css.ts';
import * as css from './question-card.css.ts';

export interface QuestionCardProps {
  index: number;
  competency: Competency;
  /** In place of the competency: that its area is done. Has a heading that takes the focus. */
  areaEnd?: ReactNode;
  description?: string;
  /** Its position in its area. */
  inArea?: (position: number, total: number) => string;
  /** It replaces something else that had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

const positionInArea = (position: number, total: number) => `Competency ${position} of ${total}`;

const hueOf = ({ category }: Competency) => areas.find(({ name }) => name === category)!.color;

/** The card of one competency: the visitor's progress, and its name. The focus follows to the next one. */
export function QuestionCard({
  index,
  competency,
  areaEnd,
  description,
  inArea = positionInArea,
  takesFocus = false,
  children,
}: QuestionCardProps) {
  const positionId = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = areaEnd === undefined ? index : 'area end';
  const shownBefore = useRef(takesFocus ? null : shown);

  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    // Screen readers start at the next question's top, and no button takes Enter.
    card.current?.querySelector('h2')?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown]);

  const hue = hueOf(competency);
  const ofArea = competencies.filter(({ category }) => category === competency.category);
  const total = competencies.length;

  return (
    <Card
      ref={card}
      as="section"
      pad="none"
      edge={hue}
      id="questions"
      aria-label="Questions"
      className={css.card}
    >
      {areaEnd ?? (
        <>
          <div className={`${flow4} ${middle} ${text.label}`}>
            <p id={positionId}>{`Competency ${index + 1} of ${total}`}</p>
            <ProgressBar
              label={`Competency ${index + 1} of ${total}`}
              value={index + 1}
              max={total}
              valueText={`${questionPercent(index)}%`}
              className={css.bar}
            />
          </div>
          <div className={css.about}>
            <Badge tone={hue}>{competency.category}</Badge>
            <p className={`${text.small} ${text.muted}`}>
              {inArea(ofArea.findIndex(({ id }) => id === competency.id) + 1, ofArea.length)}
            </p>
          </div>
          <h2 tabIndex={-1} aria-describedby={positionId} className={`${text.h2} ${css.name}`}>
            {competency.name}
          </h2>
          {description !== undefined && (
            <p className={`${above2} ${measure} ${text.small} ${text.muted}`}>{description}</p>
          )}
          {children}
        </>
      )}
    </Card>
  );
}
