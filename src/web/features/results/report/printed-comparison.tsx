import type { ReactNode } from 'react';
import { comparisonOnPaper } from '#content/report.ts';
import { comparisonCopy as copy, comparisonSummary, verdictText } from '#content/comparison.ts';
import type { Change, Comparison, FocusAction } from '#domain/comparison.ts';
import { competencyById } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import {
  AfterLine,
  BeforeLine,
  ComparedRadar,
} from '#web/features/results/radar/compared-radar.tsx';
import { renderDocument } from '#web/lib/print-document.tsx';
import { longDate } from '#web/lib/dates.ts';
import { datesApart } from '#web/lib/dates-apart.ts';
import { PrintedPage, PrintedPart, PrintedTitle } from './printed-page.tsx';

/** Two assessments compared, with the times of both (ISO 8601) and the plan between them. */
export type DatedComparison = Comparison & {
  beforeAt: string;
  afterAt: string;
  focus: readonly string[];
  /** In the order of the focus. */
  focusActions: readonly FocusAction[];
};

/** The change that colleagues saw in a competency of the plan; null if no one was asked. */
export type SeenByColleagues = (competencyId: string) => string | null;

interface PrintedComparisonProps {
  comparison: DatedComparison;
  seen?: SeenByColleagues | null;
  /** The name for the cover. */
  name: string | null;
}

export const comparisonHtml = (props: PrintedComparisonProps) =>
  renderDocument(<PrintedComparison {...props} />);

/** The comparison alone, as a complete document. */
export function PrintedComparison({ comparison, seen, name }: PrintedComparisonProps) {
  return (
    <PrintedPage title={comparisonOnPaper.title} kind="leaflet">
      <header>
        <PrintedTitle title={comparisonOnPaper.title} name={name} />
      </header>
      <main className="comparison">
        <ComparisonContent comparison={comparison} seen={seen} heading="h2" />
      </main>
    </PrintedPage>
  );
}

interface ComparisonContentProps {
  comparison: DatedComparison;
  seen: SeenByColleagues | null | undefined;
  /** The level of the parts below the comparison's title. */
  heading: 'h2' | 'h3';
}

export function ComparisonContent({ comparison, seen, heading }: ComparisonContentProps) {
  const { beforeAt, afterAt, overall, focus, focusActions, competencies, notCompared } = comparison;
  const dateOf = datesApart([beforeAt, afterAt], longDate);
  const dates = comparisonOnPaper.between(dateOf(beforeAt), dateOf(afterAt));
  if (overall === null) {
    return (
      <>
        <p className="muted">{dates}</p>
        <p>{copy.nothing}</p>
      </>
    );
  }
  return (
    <>
      <p className="muted">{dates}</p>
      <p className="verdict">{comparisonSummary(overall, competencies)}</p>
      <PrintedPart heading={heading} title={copy.radar.title}>
        <Areas comparison={comparison} overall={overall} />
      </PrintedPart>
      {focus.length > 0 && (
        <PrintedPart
          heading={heading}
          title={copy.focus.title}
          lead={copy.focus.lead(focusActions.length > 0)}
        >
          <Changes comparison={comparison} names={byCompetency}>
            {focus.map((id) => {
              const change = competencies.find(({ competencyId }) => competencyId === id);
              const name = <FocusName id={id} seen={seen?.(id)} />;
              return change ? (
                <ChangeRow key={id} name={name} area={change.area} change={change} />
              ) : (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td colSpan={4}>{copy.focus.notCompared}</td>
                </tr>
              );
            })}
          </Changes>
          <DoneActions actions={focusActions} />
        </PrintedPart>
      )}
      <PrintedPart
        heading={heading}
        title={copy.competencies.title}
        lead={copy.competencies.inOneList}
      >
        <Changes comparison={comparison} names={byCompetency}>
          {competencies.map((change) => (
            <ChangeRow
              key={change.competencyId}
              name={nameOf(change.competencyId)}
              area={change.area}
              change={change}
            />
          ))}
        </Changes>
      </PrintedPart>
      {notCompared.length > 0 && (
        <PrintedPart
          heading={heading}
          title={copy.notCompared.title}
          lead={copy.notCompared.overall}
        >
          <dl>
            {notCompared.map(({ competencyId, reason }) => (
              <div key={competencyId}>
                <dt>{nameOf(competencyId)}</dt>
                <dd>{copy.notCompared.reasons[reason]}</dd>
              </div>
            ))}
          </dl>
        </PrintedPart>
      )}
    </>
  );
}

function FocusName({ id, seen }: { id: string; seen: string | null | undefined }) {
  return (
    <>
      {nameOf(id)}
      {seen && <p className="muted">{seen}</p>}
    </>
  );
}

/** What was done for the focus, and what happened. */
function DoneActions({ actions }: { actions: readonly FocusAction[] }) {
  return (
    <dl>
      {[...Map.groupBy(actions, ({ competencyId }) => competencyId)].map(([id, ofOne]) => {
        const done = ofOne.filter(({ isDone }) => isDone);
        return (
          <div key={id}>
            <dt>{nameOf(id)}</dt>
            <dd>{copy.focus.done(done.length, ofOne.length)}</dd>
            {done.map(({ id: actionId, text, evidence }) => (
              <dd key={actionId}>
                {text}
                {evidence !== '' && (
                  <p>
                    <b>{copy.focus.evidence}</b> {evidence}
                  </p>
                )}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

function Areas({ comparison, overall }: { comparison: DatedComparison; overall: Change }) {
  const { areas, beforeAt, afterAt } = comparison;
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <div className="columns">
      <div>
        <ComparedRadar changes={areas} />
        <p className="muted">
          <span>
            <AfterLine /> {copy.radar.after(dateOf(afterAt))}
          </span>
          <span>
            <BeforeLine /> {copy.radar.before(dateOf(beforeAt))}
          </span>
        </p>
      </div>
      <div>
        <Changes comparison={comparison} names={[comparisonOnPaper.area]}>
          <ChangeRow name={copy.overall} change={overall} />
          {areas.map((change) => (
            <ChangeRow key={change.area} name={change.area} change={change} />
          ))}
        </Changes>
        <p className="muted">{copy.rule}</p>
      </div>
    </div>
  );
}

const byCompetency = [comparisonOnPaper.competency, comparisonOnPaper.area];

interface ChangesProps {
  comparison: DatedComparison;
  /** The titles of the columns before the scores. */
  names: readonly string[];
  children: ReactNode;
}

function Changes({ comparison: { beforeAt, afterAt }, names, children }: ChangesProps) {
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <table className="changes">
      <thead>
        <tr>
          {names.map((name, index) => (
            <th key={name} scope="col" className={index > 0 ? 'of' : undefined}>
              {name}
            </th>
          ))}
          <th scope="col" className="number">
            {dateOf(beforeAt)}
          </th>
          <th scope="col" className="number">
            {dateOf(afterAt)}
          </th>
          <th scope="col" className="number">
            {comparisonOnPaper.change}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ChangeRow({ name, area, change }: { name: ReactNode; area?: string; change: Change }) {
  const { before, after, verdict } = change;
  return (
    <tr className={verdict}>
      <th scope="row">{name}</th>
      {area !== undefined && <td className="muted of">{area}</td>}
      <td className="number">{formatScore(before)}</td>
      <td className="number">{formatScore(after)}</td>
      <td className="number">{verdictText(change)}</td>
    </tr>
  );
}

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;
