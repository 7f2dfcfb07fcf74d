import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import { h3, h4, muted } from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { coachLayout, coachText, coachWords } from '#web/features/site/shared/coach-profile.css.ts';
import { CoachCredentials, CoachPortrait } from '#web/features/site/shared/coach-profile.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { anchor } from '#web/features/site/shared/shared.css.ts';
import * as css from './coach.css.ts';
import {
  abovePart,
  below4,
  columns2,
  inside3,
  lineAbove,
  middle,
  stack0,
  stack1,
} from '#web/ui/layout.css.ts';
// The turns of the spiral get heavier from the inside out. The drawing is a file: inline, the page would
// contain it twice.
import spiral from '#web/features/site/drawings/spiral.svg';

export function Coach() {
  const { headline, kicker, body, cycle, action } = home.coach;
  const { name: coachName, introduction } = useSettings().practice.coach;
  const opening = introduction[0] ? introduction : [body];
  return (
    <Section id={homeAnchors.about} tone="deep" className={anchor}>
      <div className={coachLayout}>
        <CoachPortrait />
        <div className={coachWords}>
          <SectionHeading
            kicker={coachName ? `${kicker.named}, ${coachName}` : kicker.unnamed}
            headline={headline}
          />
          <div className={coachText}>
            {[...opening, cycle.lead].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <CoachCredentials />
            <ActionButton action={action} variant="secondary" size="md" />
          </div>
        </div>
      </div>
      <div className={`${columns2} ${middle} ${abovePart}`}>
        <CycleDrawing label={cycle.summary} names={cycle.steps.map(({ name }) => name)} />
        <div>
          <h3 className={`${h3} ${below4}`}>{cycle.title}</h3>
          <ol role="list" className={stack0}>
            {cycle.steps.map(({ name, sentence }) => (
              <li key={name} className={`${stack1} ${lineAbove} ${inside3}`}>
                <h4 className={h4}>{name}</h4>
                <p className={muted}>{sentence}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

/** The points where the outer turn crosses the axes, in the order of the steps. It ends at the first one. */
const points = [
  { x: 250, y: 94, labelX: 250, labelY: 66, align: 'middle' },
  { x: 340, y: 220, labelX: 364, labelY: 229, align: 'start' },
  { x: 241, y: 319, labelX: 241, labelY: 363, align: 'middle' },
  { x: 133, y: 211, labelX: 109, labelY: 220, align: 'end' },
] as const;

/** A spiral, since each turn of the cycle reaches further than the one before. */
function CycleDrawing({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <svg viewBox="20 36 448 338" role="img" aria-label={label} className={css.drawing}>
      <image href={spiral} x="20" y="36" width="448" height="338" />
      {points.map(({ x, y, labelX, labelY, align }, index) => (
        <g key={names[index]}>
          <circle cx={x} cy={y} r="8" className={css.point} />
          <text x={labelX} y={labelY} textAnchor={align} className={css.label}>
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
