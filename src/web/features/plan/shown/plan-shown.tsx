import type { ReactNode } from 'react';
import { focusTexts as texts, planWords as words } from '#content/my-plan.ts';
import { competencyName, type CompetencyId } from '#domain/competencies.ts';
import {
  plannedFocus,
  type FocusTexts as Texts,
  type Plan,
  type PlannedAction,
  type PlannedFocus,
} from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { h3, muted, small, smallSize, strong, tabular, typed } from '#web/ui/text.css.ts';
import {
  cluster2,
  inside6,
  labeled,
  lineAbove,
  lineBelow,
  measure,
  middle,
  stack4,
  tiles,
} from '#web/ui/layout.css.ts';
import { Heading } from '#web/ui/titled-part.tsx';
import * as css from './plan-shown.css.ts';

interface PlanShownProps {
  plan: Plan;
  /** Actions due before this day are overdue. */
  today: Day;
  /** What a shared link shows below what is planned for a competency. */
  progress?: ReadonlyMap<CompetencyId, ReactNode>;
  /** To fill in by hand: a box to tick for each action, and lines for what is not written yet. */
  isWorksheet?: boolean;
}

export function PlanShown({ plan, today, progress, isWorksheet = false }: PlanShownProps) {
  const planned = plannedFocus(plan);
  if (planned.length === 0) return <p className={muted}>{words.nothing}</p>;
  return (
    // A list of progress ends with a line of its own.
    <div className={progress ? undefined : lineBelow}>
      {planned.map((focus) => (
        <Focus key={focus.competencyId} focus={focus} today={today} isWorksheet={isWorksheet}>
          {progress?.get(focus.competencyId)}
        </Focus>
      ))}
    </div>
  );
}

interface FocusProps {
  focus: PlannedFocus;
  today: Day;
  isWorksheet: boolean;
  children: ReactNode;
}

function Focus({ focus, today, isWorksheet, children }: FocusProps) {
  const { competencyId, actions } = focus;
  const titleId = `plan-${competencyId}`;
  return (
    <section aria-labelledby={titleId} className={`${stack4} ${lineAbove} ${inside6}`}>
      <Heading id={titleId} className={h3}>
        {competencyName(competencyId)}
      </Heading>
      <FocusTexts focus={focus} isWorksheet={isWorksheet} />
      {actions.length === 0 ? (
        <p className={muted}>{words.noActions}</p>
      ) : (
        <ul role="list" aria-label={words.actions} className={stack4}>
          {actions.map((action) => (
            <Action key={action.id} action={action} today={today} isWorksheet={isWorksheet} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

interface FocusTextsProps {
  focus: Texts;
  isWorksheet?: boolean;
}

/** The texts of a focus that are written. */
export function FocusTexts({ focus, isWorksheet = false }: FocusTextsProps) {
  const written = texts.filter(({ name }) => isWorksheet || focus[name].trim() !== '');
  if (written.length === 0) return null;
  return (
    <dl className={tiles}>
      {written.map(({ name, term }) => (
        <div key={name}>
          <dt className={`${smallSize} ${muted} ${strong}`}>{term}</dt>
          <dd className={`${measure} ${typed}`}>{focus[name].trim() || <WritingLine />}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ActionProps {
  action: PlannedAction;
  today: Day;
  isWorksheet: boolean;
}

function Action({ action, today, isWorksheet }: ActionProps) {
  const { text, evidence, isDone, after, dueOn } = action;
  const isOverdue = !isDone && dueOn !== null && dueOn < today;
  return (
    <li className={labeled}>
      <p className={`${cluster2} ${middle} ${small} ${strong} ${tabular}`}>
        {isWorksheet && <TickBox isDone={isDone} />}
        <span>{dueOn === null ? words.after(after) : words.dueOn(shortDay(dueOn))}</span>
        {!isWorksheet && (isDone || isOverdue) && (
          <Badge tone={isDone ? 'green' : 'accent'}>{isDone ? words.done : words.overdue}</Badge>
        )}
      </p>
      <div>
        <p className={`${measure} ${typed}`}>{text}</p>
        <Evidence isWorksheet={isWorksheet}>{evidence}</Evidence>
      </div>
    </li>
  );
}

interface EvidenceProps {
  children: string;
  isWorksheet?: boolean;
}

/** The outcome of an action, if it is written. */
export function Evidence({ children, isWorksheet = false }: EvidenceProps) {
  const text = children.trim();
  if (text === '' && !isWorksheet) return null;
  return (
    <p className={`${measure} ${typed} ${small}`}>
      <span className={`${smallSize} ${muted} ${strong}`}>{words.evidence}: </span>
      {text === '' ? (
        <>
          <WritingLine />
          <WritingLine />
        </>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}

export const WritingLine = () => <span className={css.writingLine} />;

/** A box to tick on paper; a screen reader says whether it is ticked. */
function TickBox({ isDone }: { isDone: boolean }) {
  return (
    <svg
      className={css.box}
      viewBox="0 0 16 16"
      role="img"
      aria-label={isDone ? words.done : words.open}
    >
      <rect x="1" y="1" width="14" height="14" rx="1.5" />
      {isDone && <path d="M3 8.5l3.5 3.5L13 4.5" />}
    </svg>
  );
}
