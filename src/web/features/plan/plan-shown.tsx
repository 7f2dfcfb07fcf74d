import type { ReactNode } from 'react';
import { focusTexts as texts, planWords as words } from '#content/my-plan.ts';
import { competencyById, type CompetencyId } from '#domain/competencies.ts';
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
import { h3, muted, smallSize, strong } from '#web/ui/text.css.ts';
import { lineBelow, stack4 } from '#web/ui/layout.css.ts';
import * as css from './plan-shown.css.ts';

interface PlanShownProps {
  plan: Plan;
  /** Actions due before this day are overdue. */
  today: Day;
  /** What a shared link shows below what is planned for a competency. */
  progress?: ReadonlyMap<CompetencyId, ReactNode>;
}

/** A read-only plan. */
export function PlanShown({ plan, today, progress }: PlanShownProps) {
  const planned = plannedFocus(plan);
  if (planned.length === 0) return <p className={muted}>{words.nothing}</p>;
  return (
    <div className={lineBelow}>
      {planned.map((focus) => (
        <Focus key={focus.competencyId} focus={focus} today={today}>
          {progress?.get(focus.competencyId)}
        </Focus>
      ))}
    </div>
  );
}

interface FocusProps {
  focus: PlannedFocus;
  today: Day;
  children: ReactNode;
}

function Focus({ focus, today, children }: FocusProps) {
  const { competencyId, actions } = focus;
  const titleId = `plan-${competencyId}`;
  return (
    <section aria-labelledby={titleId} className={css.focus}>
      <h3 id={titleId} className={h3}>
        {competencyById.get(competencyId)?.name}
      </h3>
      <FocusTexts focus={focus} />
      {actions.length === 0 ? (
        <p className={muted}>{words.noActions}</p>
      ) : (
        <ul role="list" aria-label={words.actions} className={stack4}>
          {actions.map((action) => (
            <Action key={action.id} action={action} today={today} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** The texts of a focus that are written. */
export function FocusTexts({ focus }: { focus: Texts }) {
  const written = texts.filter(({ name }) => focus[name].trim() !== '');
  if (written.length === 0) return null;
  return (
    <dl className={css.facts}>
      {written.map(({ name, term }) => (
        <div key={name}>
          <dt className={`${smallSize} ${muted} ${strong}`}>{term}</dt>
          <dd className={css.text}>{focus[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Action({ action, today }: { action: PlannedAction; today: Day }) {
  const { text, evidence, isDone, after, dueOn } = action;
  const isOverdue = !isDone && dueOn !== null && dueOn < today;
  return (
    <li className={css.action}>
      <p className={css.due}>
        <span>{dueOn === null ? words.after(after) : words.dueOn(shortDay(dueOn))}</span>
        {(isDone || isOverdue) && (
          <Badge tone={isDone ? 'green' : 'accent'}>{isDone ? words.done : words.overdue}</Badge>
        )}
      </p>
      <p className={css.text}>{text}</p>
      <Evidence>{evidence}</Evidence>
    </li>
  );
}

/** The outcome of an action, if it is written. */
export function Evidence({ children }: { children: string }) {
  if (children.trim() === '') return null;
  return (
    <p className={css.evidence}>
      <span className={`${smallSize} ${muted} ${strong}`}>{words.evidence}: </span>
      {children}
    </p>
  );
}
