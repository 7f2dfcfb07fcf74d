import { focusResult } from '#content/feedback-result.ts';
import { focusTexts, planWords } from '#content/my-plan.ts';
import { planOnPaper } from '#content/report.ts';
import { competencyById } from '#domain/competencies.ts';
import {
  plannedFocus,
  planProgress,
  type Plan,
  type PlannedAction,
  type PlannedFocus,
} from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import { shortDay } from '#web/lib/dates.ts';
import type { SeenByColleagues } from './printed-comparison.tsx';
import { PrintedPage, PrintedTitle } from './printed-page.tsx';

interface PrintedPlanProps {
  plan: Plan;
  today: Day;
  seen?: SeenByColleagues;
  /** What colleagues wrote in the latest round. */
  sentences?: readonly string[];
  /** The name for the cover. */
  name: string | null;
}

export const planHtml = (props: PrintedPlanProps) => renderDocument(<PrintedPlan {...props} />);

/** The plan alone, as a complete document. */
export function PrintedPlan({ plan, today, seen, sentences, name }: PrintedPlanProps) {
  return (
    <PrintedPage title={planWords.title} kind="leaflet">
      <header>
        <PrintedTitle title={planWords.title} name={name} />
      </header>
      <main className="my-plan">
        <PlanContent plan={plan} today={today} seen={seen} heading="h2" />
        {sentences && sentences.length > 0 && (
          <section className="focus">
            <h2>{focusResult.sentences}</h2>
            <ul>
              {Object.entries(sentences).map(([key, sentence]) => (
                <li key={key}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </PrintedPage>
  );
}

interface PlanContentProps {
  plan: Plan;
  today: Day;
  seen?: SeenByColleagues | undefined;
  /** The level of each focus. */
  heading: 'h2' | 'h3';
}

/** The plan below its title: its progress, and each focus with its actions. */
export function PlanContent({ plan, today, seen, heading }: PlanContentProps) {
  const started = plan.start
    ? planOnPaper.started(wholeDay(plan.start.day))
    : planOnPaper.notStarted;
  const progress = planOnPaper.progress(planWords.progress(planProgress(plan)), wholeDay(today));
  return (
    <>
      <p className="muted">{`${started} ${progress}`}</p>
      {plannedFocus(plan).map((focus) => (
        <Focus
          key={focus.competencyId}
          focus={focus}
          seen={seen?.(focus.competencyId) ?? null}
          heading={heading}
        />
      ))}
    </>
  );
}

interface FocusProps {
  focus: PlannedFocus;
  /** The change that colleagues saw. */
  seen: string | null;
  heading: 'h2' | 'h3';
}

function Focus({ focus, seen, heading: Heading }: FocusProps) {
  const { competencyId, actions } = focus;
  return (
    <section className="focus">
      <Heading>{competencyById.get(competencyId)!.name}</Heading>
      {seen !== null && <p className="muted">{seen}</p>}
      <dl>
        {focusTexts.map(({ name, term }) => (
          <div key={name}>
            <dt>{term}</dt>
            <dd>{focus[name] || <WritingLine />}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 ? (
        <Actions actions={actions} />
      ) : (
        <p className="muted">{planWords.noActions}</p>
      )}
    </section>
  );
}

function Actions({ actions }: { actions: readonly PlannedAction[] }) {
  const titles = [planOnPaper.due, planWords.done, planOnPaper.action, planWords.evidence];
  return (
    <table className="actions">
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {actions.map(({ id, after, dueOn, isDone, text, evidence }) => (
          <tr key={id}>
            <th scope="row">{dueOn === null ? planWords.after(after) : shortDay(dueOn)}</th>
            <td>
              <TickBox isDone={isDone} />
            </td>
            <td>{text}</td>
            <td data-title={planWords.evidence}>
              {evidence || (
                <>
                  <WritingLine />
                  <WritingLine />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A date that no line break divides. */
const wholeDay = (day: Day) => shortDay(day).replaceAll(' ', '\u00a0');

const WritingLine = () => <span className="line" />;

/** A box to tick on paper; a screen reader says whether it is ticked. */
function TickBox({ isDone }: { isDone: boolean }) {
  return (
    <svg
      className="box"
      viewBox="0 0 16 16"
      role="img"
      aria-label={isDone ? planWords.done : planWords.open}
    >
      <rect x="1" y="1" width="14" height="14" rx="1.5" />
      {isDone && <path d="M3 8.5l3.5 3.5L13 4.5" />}
    </svg>
  );
}
