import { Fragment } from 'react';
import { personalizedPlan } from '#content/assessment-words.ts';
import { planWords } from '#content/my-plan.ts';
import { planCards } from '#content/plan-cards.ts';
import { rankingTitle } from '#content/ranking.ts';
import { comparisonOnPaper, reportCopy, scoreMeaning } from '#content/report.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { Plan } from '#domain/plan.ts';
import type { Report } from '#domain/report.ts';
import { longDate } from '#web/lib/dates.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import {
  ComparisonContent,
  type DatedComparison,
  type SeenByColleagues,
} from './printed-comparison.tsx';
import { part, PrintedPage, PrintedTitle, type ReportPart } from './printed-page.tsx';
import { PlanContent } from './printed-plan.tsx';
import { areaPart, Meaning, Overview, Ranking } from './printed-scores.tsx';
import { closingPart, Suggestions } from './printed-suggestions.tsx';

/** The parts that only the owner sees; null if there are none, or they cannot be read. */
export interface OwnParts {
  plan: Plan | null;
  comparison: DatedComparison | null;
  seen: SeenByColleagues | null;
  feedback: ReportPart | null;
}

interface PrintedReportProps extends OwnParts {
  report: Report;
  /** For the cover. */
  name: string | null;
  /** Where a call is booked. */
  bookingAddress: string;
}

export const reportHtml = (props: PrintedReportProps) =>
  renderDocument(<PrintedReport {...props} />);

/** The report as a self-contained document for print: what to do comes before the 70 ratings. */
export function PrintedReport(props: PrintedReportProps) {
  const { report, plan, comparison, seen, feedback, name, bookingAddress } = props;
  const { title, generatedAt, ranking, sections, nextSteps } = report;
  const areas = sections.map(({ area }) => area);
  const cards = planCards(areas);
  const results = [
    part('meaning', scoreMeaning.title, <Meaning />),
    part('overview', 'Area Overview', <Overview sections={sections} />),
    ranking && part('ranking', rankingTitle, <Ranking ranking={ranking} />),
  ].filter((it) => it !== null);
  const next = [
    cards.length > 0
      ? part('suggestions', personalizedPlan, <Suggestions cards={cards} areas={areas} />, 'plan')
      : null,
    closingPart(nextSteps, bookingAddress),
  ].filter((it) => it !== null);
  const own = [
    plan &&
      part(
        'my-plan',
        planWords.title,
        <PlanContent plan={plan} today={dayIn(undefined, generatedAt)} heading="h3" />,
        'own my-plan',
      ),
    comparison &&
      part(
        'comparison',
        comparisonOnPaper.since(longDate(comparison.beforeAt)),
        <ComparisonContent comparison={comparison} seen={seen} heading="h3" />,
        'own comparison',
      ),
    feedback,
  ].filter((it) => it !== null);
  const details = sections.map(areaPart);
  return (
    <PrintedPage title={title} kind="report">
      <header className="cover">
        <PrintedTitle title={title} name={name} />
        <p className="muted">{reportCopy.generated(longDate(generatedAt))}</p>
        <Summary report={report} />
        <Contents parts={[...results, ...next, ...own, ...details]} />
      </header>
      <main>
        {shown(results)}
        <div className="one-page">
          {shown(next)}
          <Notes />
        </div>
        {shown(own)}
        <div className="areas">{shown(details)}</div>
      </main>
    </PrintedPage>
  );
}

const shown = (parts: readonly ReportPart[]) =>
  parts.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);

/** More than fit on a page. */
const LINES = 30;

/** Lines to write on, as many as the page has room for. */
function Notes() {
  return (
    <div className="notes" aria-hidden>
      <div>
        <p className="muted">{reportCopy.notes}</p>
        {Array.from({ length: LINES }, (_nothing, index) => (
          <span key={index} className="line" />
        ))}
      </div>
    </div>
  );
}

/** The box on the cover. */
function Summary({ report: { overallScore, assessed, total } }: { report: Report }) {
  return (
    <section className="summary" aria-label="Summary">
      <p>
        <span className="figure">{overallScore}</span>
        <b>Overall Score</b>
        <br />
        out of 5.0
      </p>
      <p>
        <span className="figure">{assessed}</span>
        <b>Competencies Assessed</b>
        <br />
        {`of ${total}`}
      </p>
    </section>
  );
}

/** Numbered like the parts' headings: paper has no links. */
function Contents({ parts }: { parts: readonly ReportPart[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{reportCopy.contents}</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
