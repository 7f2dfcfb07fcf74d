import { useEffect, useId, useRef, type ReactNode } from 'react';
import { areas } from '#domain/areas.ts';
import { competencies, type Competency } from '#domain/competencies.ts';
import { questionPercent } from '#domain/progress.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { above2, flow4, measure, middle } from '#web/ui/layout.css.ts';
import { inHue } from '#web/ui/hue.css.ts';
import * as css from './question-card.css.ts';

export interface QuestionCardProps {
  index: number;
  competency: Competency;
  /** Says that the previous area is done, and what is left; shown at the first competency of an area. */
  areaDone?: string | undefined;
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
  areaDone,
  description,
  inArea = positionInArea,
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
      {areaDone !== undefined && (
        <p id={`${positionId}-done`} className={`${css.areaDone} ${inHue[hueBefore]}`}>
          <CheckIcon size={18} />
          <span>{areaDone}</span>
        </p>
      )}
      <div className={css.about}>
        <Badge tone={hue}>{competency.category}</Badge>
        <p className={`${text.small} ${text.muted}`}>
          {inArea(ofArea.findIndex(({ id }) => id === competency.id) + 1, ofArea.length)}
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
      {description !== undefined && (
        <p className={`${above2} ${measure} ${text.small} ${text.muted}`}>{description}</p>
      )}
      {children}
    </Card>
  );
}
