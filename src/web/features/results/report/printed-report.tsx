import { Fragment, type ReactNode } from 'react';
import { developmentPlans } from '#content/development-plans.ts';
import { planWords } from '#content/my-plan.ts';
import { planCards, type PlanCard } from '#content/plan-cards.ts';
import { equalText, restOf } from '#content/ranking.ts';
import { comparisonOnPaper, reportCopy, scoreMeaning } from '#content/report.ts';
import type { AreaName } from '#domain/areas.ts';
import type { CompetencyLine } from '#domain/competency-lines.ts';
import type { CompetencyRanking, Ranked } from '#domain/competency-ranking.ts';
import { onlyPriority, priorityAreas } from '#domain/development.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { Plan } from '#domain/plan.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import type { Report, ReportSection } from '#domain/report.ts';
import { formatAverage, scoreShare } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { RadarDrawing } from '#web/features/results/radar/radar-drawing.tsx';
import { renderDocument } from '#web/lib/printed-document.tsx';
import { hues, palette } from '#web/theme/tokens.ts';
import { ComparisonContent, type DatedComparison } from './printed-comparison.tsx';
import { longDate } from '#web/lib/dates.ts';
import { PrintedPage, PrintedTitle } from './printed-page.tsx';
import { PlanContent } from './printed-plan.tsx';

/** The parts that only the owner sees; null if there are none, or they cannot be read. */
export interface OwnParts {
  plan: Plan | null;
  comparison: DatedComparison | null;
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

/** A part of the report, with its entry in the table of contents. */
interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  content: ReactNode;
}

const part = (id: string, title: string, children: ReactNode, className = id): ReportPart => ({
  id,
  title,
  content: (
    <section className={className} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  ),
});

/** The report as a self-contained document for print. */
export function PrintedReport(props: PrintedReportProps) {
  const { report, plan, comparison, name, bookingAddress } = props;
  const { title, generatedAt, ranking, sections, nextSteps } = report;
  const areas = sections.map(({ area }) => area);
  const cards = planCards(areas);
  const results = [
    part('meaning', scoreMeaning.title, <Meaning />),
    part('overview', 'Area Overview', <Overview sections={sections} />),
    ranking && part('ranking', 'Strongest and Weakest Competencies', <Ranking ranking={ranking} />),
    ...sections.map(areaPart),
  ].filter((it) => it !== null);
  const next = [
    cards.length > 0
      ? part(
          'suggestions',
          'Personalized Development Plan',
          <Suggestions cards={cards} areas={areas} />,
          'plan',
        )
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
        <ComparisonContent comparison={comparison} heading="h3" />,
        'own comparison',
      ),
  ].filter((it) => it !== null);
  return (
    <PrintedPage title={title} kind="report">
      <header className="cover">
        <PrintedTitle title={title} name={name} />
        <p className="muted">{reportCopy.generated(longDate(generatedAt))}</p>
        <Summary report={report} />
        <Contents parts={[...results, ...next, ...own]} />
      </header>
      <main>
        {shown(results)}
        <div className="one-page">
          {shown(next)}
          <Notes />
        </div>
        {shown(own)}
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

/** How to read the figures; the same in every report. */
function Meaning() {
  return (
    <>
      <p>{scoreMeaning.how}</p>
      <h3>{scoreMeaning.levels}</h3>
      <dl>
        {ratingScale.map((level) => (
          <div key={level.value}>
            <dt>
              <Level level={level} />
            </dt>
            <dd>{level.description}</dd>
          </div>
        ))}
      </dl>
      <h3>{scoreMeaning.limits}</h3>
      <ul>
        {scoreMeaning.not.map(({ lead, text }) => (
          <li key={lead}>
            <b>{lead}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Level({ level: { value, label, color } }: { level: (typeof ratingScale)[number] }) {
  return (
    <>
      <span className={`level ${color}`}>{value}</span> {label}
    </>
  );
}

/** The five averages as a picture, and beside it the same figures to read. */
function Overview({ sections }: { sections: readonly ReportSection[] }) {
  return (
    <>
      <div className="columns">
        <RadarDrawing areas={sections.map(({ area }) => area)} />
        <table>
          <tbody>
            {sections.map(({ area, average }) => (
              <tr key={area.name}>
                <th scope="row">{area.name}</th>
                <td className="bar">
                  <Bar area={area} />
                </td>
                <td className="number">{average}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
    </>
  );
}

/** A shape instead of a background, which browsers do not print by default. */
function Bar({ area: { averageScore, color } }: { area: AreaSummary }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="6" fill={palette.line} />
      <rect
        width={(scoreShare(averageScore) * 100).toFixed(1)}
        height="6"
        fill={hues[color].solid}
      />
    </svg>
  );
}

function Ranking({ ranking }: { ranking: CompetencyRanking }) {
  if (ranking.kind === 'equal') return <p>{equalText(ranking.tie, 'all')}</p>;
  return (
    <>
      <div className="ends">
        <End title="Strongest" ranked={ranking.strongest} />
        <End title="Weakest" ranked={ranking.weakest} />
      </div>
      {ranking.others && <p className="muted">{equalText(ranking.others, 'others')}</p>}
    </>
  );
}

function End({ title, ranked }: { title: string; ranked: Ranked }) {
  const rest = restOf(ranked);
  return (
    <div>
      <h3>{title}</h3>
      {ranked.competencies.length > 0 && (
        <table>
          <tbody>
            {ranked.competencies.map(({ id, name, area, average }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <br />
                  <span className="muted">{area}</span>
                </th>
                <td className="number">{formatAverage(average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest !== null && <p className="muted">{rest}</p>}
    </div>
  );
}

/** An area: its average, the advice, and every competency with both statements and their ratings. */
function areaPart({ area, average, advice, lines }: ReportSection): ReportPart {
  const { name, color, completed, total } = area;
  const id = `area-${color}`;
  const content = (
    <section className="area" id={id}>
      <div className="intro">
        <h2>
          <svg className="dot" viewBox="0 0 10 10" aria-hidden>
            <circle cx="5" cy="5" r="5" fill={hues[color].solid} />
          </svg>
          {name}
        </h2>
        <p className="score">{average}</p>
        <p>{advice}</p>
        <p className="muted">{`${completed} of ${total} completed`}</p>
      </div>
      {lines.map((line) => (
        <Competency key={line.id} line={line} />
      ))}
    </section>
  );
  return { id, title: name, content };
}

function Competency({ line: { name, average, statements } }: { line: CompetencyLine }) {
  return (
    <div className="competency">
      <h3>{name}</h3>
      <p className="number">{average}</p>
      <dl>
        {statements.map(({ text, level }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{level ? <Level level={level} /> : 'Not rated yet'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SuggestionsProps {
  cards: readonly PlanCard[];
  areas: readonly AreaSummary[];
}

/** What to do now, with a week of practice for the area to start with, if there is only one. */
function Suggestions({ cards, areas }: SuggestionsProps) {
  const first = onlyPriority(areas);
  const isTied = first === null && priorityAreas(areas).length > 0;
  return (
    <>
      <div className="cards">
        {cards.map((card) => (
          <Card key={card.label} card={card} />
        ))}
      </div>
      {first && <Week area={first.name} />}
      {isTied && <p className="week">{reportCopy.weeks}</p>}
    </>
  );
}

/** This many equal areas get a column each, and more of them one list. */
const SIDE_BY_SIDE = 2;

function Card({ card: { label, title, reason, parts } }: { card: PlanCard }) {
  return (
    <div className="card">
      <p className="label">{label}</p>
      <h3>{title}</h3>
      <p>{reason}</p>
      {parts.length > SIDE_BY_SIDE ? (
        <ul>
          {parts.map(({ area, actions }) => (
            <li key={area}>
              <b>{area}:</b> {actions.join(' ')}
            </li>
          ))}
        </ul>
      ) : (
        <div className={`parts in-${parts.length}`}>
          {parts.map(({ area, actions }) => (
            <div key={area}>
              {area !== null && <h4>{area}</h4>}
              <Items as="ol" items={actions} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Week({ area }: { area: AreaName }) {
  const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[area];
  return (
    <section className="week">
      <h3>{`A week of practice: ${area}`}</h3>
      <p>{whyItMatters}</p>
      <div className="parts in-3">
        <div>
          <p className="label">Mini challenge</p>
          <h4>{miniChallenge.title}</h4>
          <Items as="ol" items={miniChallenge.steps} />
        </div>
        <div>
          <p className="label">Reflection</p>
          <Items as="ul" items={reflection} />
        </div>
        <div>
          <p className="label">Try this</p>
          <Items as="ul" items={tryThis} />
        </div>
      </div>
    </section>
  );
}

/** The address of the booking page is spelled out so that it can be typed from paper. */
function closingPart(steps: readonly string[], bookingAddress: string): ReportPart {
  const { id, title, content } = part(
    'next-steps',
    'Next Steps',
    <Items as="ol" items={steps} />,
    'next',
  );
  return {
    id,
    title,
    content: (
      <div className="close">
        {content}
        <section className="next">
          <h3>{reportCopy.booking.title}</h3>
          <p>{reportCopy.booking.text}</p>
          <p>
            <a href={bookingAddress}>{bookingAddress}</a>
          </p>
        </section>
      </div>
    ),
  };
}

interface ItemsProps {
  as: 'ol' | 'ul';
  items: readonly string[];
}

function Items({ as: List, items }: ItemsProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
