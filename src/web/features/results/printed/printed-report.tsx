import { Fragment, type ReactNode } from 'react';
import { personalizedPlan } from '#content/assessment-words.ts';
import { planWords } from '#content/my-plan.ts';
import { rankingTitle } from '#content/ranking.ts';
import { comparisonOnPaper, reportCopy, scoreMeaning } from '#content/report.ts';
import { rankCompetencies } from '#domain/competency-ranking.ts';
import { onlyPriority, priorityAreas } from '#domain/development.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { Plan } from '#domain/plan.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { REPORT_TITLE, reportNextSteps } from '#domain/report.ts';
import {
  isAreaComplete,
  summarizeAreas,
  type AreaSummary,
  type CompetencyResponse,
} from '#domain/scoring.ts';
import { developmentPlans } from '#content/development-plans.ts';
import type { DatedComparison } from '#web/features/comparison/shown/compared-areas.tsx';
import { AreaBreakdown, Level } from '#web/features/results/parts/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/parts/competency-ranking.tsx';
import { PlanBody } from '#web/features/results/parts/development-plans.tsx';
import { PersonalPlan } from '#web/features/results/parts/personal-plan.tsx';
import { ProfileLead } from '#web/features/results/parts/profile-lead.tsx';
import { SummaryFigures } from '#web/features/results/parts/summary-figures.tsx';
import { RadarCard } from '#web/features/results/radar/radar-card.tsx';
import { longDate } from '#web/lib/dates.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import { Card, Container } from '#web/ui/boxes.tsx';
import { display, h3, h4, muted, textLink } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import {
  above4,
  above5,
  halves,
  inside2,
  inside3,
  labeled,
  lineAbove,
  lineBelow,
  stack4,
  stack5,
} from '#web/ui/layout.css.ts';
import { PrintedComparison } from './printed-comparison.tsx';
import { PrintedPlan, type SeenByColleagues } from './printed-plan.tsx';
import { Notes, part, PrintedTitle, type ReportPart } from './printed-page.tsx';
import * as css from './report.css.ts';

/** The parts that only the owner sees; null if there are none, or they cannot be read. */
export interface OwnParts {
  plan: Plan | null;
  comparison: DatedComparison | null;
  seen: SeenByColleagues | null;
  feedback: ReportPart | null;
}

interface PrintedReportProps extends OwnParts {
  /** False for someone who looks at another person's results. */
  isOwn: boolean;
  responses: readonly CompetencyResponse[];
  generatedAt: Date;
  /** For the cover. */
  name: string | null;
  /** Where a call is booked. */
  bookingAddress: string;
}

export const reportHtml = (props: PrintedReportProps) =>
  renderDocument(REPORT_TITLE, <PrintedReport {...props} />);

/** The report: the parts of the dashboard, in the order of paper. What to do comes before the 70 ratings. */
export function PrintedReport(props: PrintedReportProps) {
  const { responses, isOwn, generatedAt, plan, comparison, seen, feedback, name, bookingAddress } =
    props;
  const areas = summarizeAreas(responses);
  const ranking = { id: 'ranking', title: rankingTitle };
  const advice = { id: 'suggestions', title: personalizedPlan };
  const details = { id: 'areas', title: 'Detailed Area Breakdown' };
  const results = [
    part('meaning', scoreMeaning.title, <Meaning />),
    part(
      'overview',
      'Area Overview',
      <div className={halves}>
        <RadarCard title={undefined} areas={areas} />
        <AreaBreakdown title={undefined} areas={areas} />
      </div>,
    ),
    rankCompetencies(responses) && {
      ...ranking,
      content: <CompetencyRanking {...ranking} responses={responses} isPrinted />,
    },
  ].filter((it) => it !== null);
  const next = [
    areas.some(isAreaComplete)
      ? {
          ...advice,
          content: (
            <PersonalPlan {...advice} areas={areas}>
              <Week areas={areas} />
            </PersonalPlan>
          ),
        }
      : null,
    nextSteps(bookingAddress),
  ].filter((it) => it !== null);
  const own = [
    plan &&
      part(
        'my-plan',
        planWords.title,
        <PrintedPlan plan={plan} today={dayIn(undefined, generatedAt)} />,
      ),
    comparison &&
      part(
        'comparison',
        comparisonOnPaper.since(longDate(comparison.beforeAt)),
        <PrintedComparison comparison={comparison} seen={seen} />,
      ),
    feedback,
  ].filter((it) => it !== null);
  return (
    <Container className={css.page}>
      <header className={`${stack5} ${css.cover}`}>
        <PrintedTitle title={REPORT_TITLE} name={name} className={`${display} ${css.coverTitle}`} />
        <p className={muted}>{reportCopy.generated(longDate(generatedAt))}</p>
        <ProfileLead responses={responses} areas={areas} isOwn={isOwn} />
        <SummaryFigures
          responses={responses}
          areas={areas}
          progress={assessmentProgress(responses)}
        />
        <Contents parts={[...results, ...next, ...own, details]} />
      </header>
      <main className={`${css.parts} ${css.numbered}`}>
        <Parts of={results} />
        <div className={css.onePage}>
          <Parts of={next} />
          <Notes />
        </div>
        {own.length > 0 && (
          <div className={`${css.parts} ${css.newPage}`}>
            <Parts of={own} />
          </div>
        )}
        <div className={own.length > 0 ? undefined : css.newPage}>
          <AreaBreakdown {...details} areas={areas} responses={responses} />
        </div>
      </main>
    </Container>
  );
}

const Parts = ({ of }: { of: readonly ReportPart[] }) =>
  of.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);

/** How to read the figures; the same in every report. */
function Meaning() {
  return (
    <div className={stack4}>
      <p>{`${scoreMeaning.how} ${scoreMeaning.made}`}</p>
      <h3 className={h4}>{scoreMeaning.levels}</h3>
      <dl>
        {ratingScale.map((level) => (
          <div key={level.value} className={`${labeled} ${lineAbove} ${inside2}`}>
            <dt>
              <Level level={level} />
            </dt>
            <dd>{level.description}</dd>
          </div>
        ))}
      </dl>
      <h3 className={h4}>{scoreMeaning.limits}</h3>
      <ul>
        {scoreMeaning.not.map(({ lead, text }) => (
          <li key={lead}>
            <b>{lead}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A week of practice for the area to start with, if there is only one. */
function Week({ areas }: { areas: readonly AreaSummary[] }): ReactNode {
  const first = onlyPriority(areas);
  if (first) {
    return (
      <section className={`${above5} ${css.week}`}>
        <h3 className={h3}>{`A Week of Practice: ${first.name}`}</h3>
        <PlanBody plan={developmentPlans[first.name]} />
      </section>
    );
  }
  return priorityAreas(areas).length > 0 && <p className={above5}>{reportCopy.weeks}</p>;
}

/** The address of the booking page is spelled out so that it can be typed from paper. */
function nextSteps(bookingAddress: string): ReportPart {
  const steps = { id: 'next-steps', title: 'Next Steps' };
  const content = (
    <div className={halves}>
      <Card>
        <TitledPart {...steps}>
          <ol>
            {reportNextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </TitledPart>
      </Card>
      <Card as="section">
        <h3 className={h3}>{reportCopy.booking.title}</h3>
        <p>{reportCopy.booking.text}</p>
        <p>
          <a href={bookingAddress} className={textLink}>
            {/* On a narrow screen, it breaks between its parts. */}
            {[...bookingAddress.split(/(?<=\/)(?=[^/])/).entries()].map(([position, piece]) => (
              <Fragment key={position}>
                <wbr />
                {piece}
              </Fragment>
            ))}
          </a>
        </p>
      </Card>
    </div>
  );
  return { ...steps, content };
}

/** Numbered like the parts' headings: paper has no links. */
function Contents({ parts }: { parts: readonly Omit<ReportPart, 'content'>[] }) {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className={h3}>
        {reportCopy.contents}
      </h2>
      <ol role="list" className={`${above4} ${lineAbove} ${css.contents}`}>
        {parts.map(({ id, title }) => (
          <li key={id} className={`${lineBelow} ${inside3}`}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
