import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { inferRouterOutputs } from '@trpc/server';
import { useEffect, useState, type ReactNode } from 'react';
import { howLong } from '#content/assessment.ts';
import { comparisonCopy, comparisonSummary } from '#content/comparison.ts';
import { rankingTitle } from '#content/ranking.ts';
import { shared } from '#content/sharing.ts';
import { rankCompetencies } from '#domain/competency-ranking.ts';
import { plannedFocus } from '#domain/plan.ts';
import { dayIn } from '#domain/plan-dates.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import type { AppRouter } from '#server/router.ts';
import {
  ComparisonShown,
  FocusProgress,
} from '#web/features/comparison/shown/comparison-shown.tsx';
import { PlanShown } from '#web/features/plan/shown/plan-shown.tsx';
import { AreaOverview } from '#web/features/results/parts/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/parts/competency-ranking.tsx';
import { ProfileLead } from '#web/features/results/parts/profile-lead.tsx';
import { SummaryFigures } from '#web/features/results/parts/summary-figures.tsx';
import { failureText, isMissing } from '#web/lib/api-error.ts';
import { datesApart } from '#web/lib/dates-apart.ts';
import { shortDate } from '#web/lib/dates.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Loaded } from '#web/lib/loaded.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import {
  above2,
  above4,
  above5,
  above6,
  above7,
  apart,
  cluster5,
  flow5,
  inside6,
  inside7,
  middle,
  stack3,
  stack5,
  stack8,
  below5,
} from '#web/ui/layout.css.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { OnThisPage, TitledPart } from '#web/ui/titled-part.tsx';
import { DeadLink } from './dead-link.tsx';

/**
 * The results behind a shared link. They are read again with each visit, since the link may have been
 * revoked.
 */
export function SharedResults({ token }: { token: string }) {
  const query = useQuery(trpc.share.open.queryOptions({ token }, { gcTime: 0 }));
  return (
    <Loaded
      query={query}
      waiting={<ResultsLoading />}
      failed={(error, retry) => <CannotOpen error={error} onRetry={retry} />}
    >
      {(results) => <SharedParts results={results} />}
    </Loaded>
  );
}

function CannotOpen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isMissing(error)) return <DeadLink />;
  return (
    <SharedHeader>
      <div className={above6}>
        <NoticeCard
          title={shared.failed.headline}
          text={<p>{failureText(error, shared.failed.text)}</p>}
          onRetry={onRetry}
        />
      </div>
    </SharedHeader>
  );
}

/** Rendered by the server for every link, and shown while the results load. */
function ResultsLoading() {
  return (
    <>
      <SharedHeader>
        <p className={`${text.lead} ${above4}`}>{shared.lead(null)}</p>
        <noscript>{shared.needsScript}</noscript>
      </SharedHeader>
      <Container className={inside7}>
        <Loading label={shared.loading} className={stack5} shapes={['block', 'title', 'block']} />
      </Container>
    </>
  );
}

type Shared = inferRouterOutputs<AppRouter>['share']['open'];

const parts = {
  areas: { id: 'areas', title: shared.breakdown },
  ranking: { id: 'competencies', title: rankingTitle },
  plan: { id: 'plan', title: shared.plan },
  compared: { id: 'compared', title: shared.compared },
  feedback: { id: 'colleagues', title: shared.feedback },
} as const;

const SharedFeedback = lazyPart(
  () =>
    import('#web/features/feedback/result/result-on-page.tsx').then((part) => part.SharedFeedback),
  { waiting: <Skeleton shape="block" /> },
);

function SharedParts({ results }: { results: Shared }) {
  const { responses, plan, comparison, feedback } = results;
  const areas = summarizeAreas(responses);
  const hasPlan = plan !== null || (comparison !== null && comparison.focus.length > 0);
  const given = [
    hasPlan && { ...parts.plan, content: <SharedPlan plan={plan} comparison={comparison} /> },
    comparison && { ...parts.compared, content: <Compared comparison={comparison} /> },
    feedback.length > 0 && {
      ...parts.feedback,
      content: <SharedFeedback rounds={feedback} responses={responses} />,
    },
  ].filter((part) => part !== false && part !== null);
  /** Each on another ground than the part before it. */
  const toneAt = (index: number) => (index % 2 === 0 ? 'deep' : 'paper');
  return (
    <>
      <Head results={results} />
      <Container className={inside6}>
        <div className={below5}>
          <ProfileLead responses={responses} areas={areas} isOwn={false} />
        </div>
        <SummaryFigures
          responses={responses}
          areas={areas}
          progress={assessmentProgress(responses)}
        />
        {/* Below the scores, which are in a phone's first screen. */}
        <div data-print="hide" className={`${cluster5} ${middle} ${above5}`}>
          <Button variant="secondary" onClick={() => print()}>
            {shared.print}
          </Button>
          <OnThisPage
            parts={[parts.areas, ...(rankCompetencies(responses) ? [parts.ranking] : []), ...given]}
          />
        </div>
      </Container>
      <Section>
        <div className={stack8}>
          <AreaOverview {...parts.areas} areas={areas} responses={responses} hasStatus={false} />
          <CompetencyRanking {...parts.ranking} responses={responses} />
        </div>
      </Section>
      {given.map(({ id, content }, index) => (
        <Section key={id} id={id} tone={toneAt(index)}>
          {content}
        </Section>
      ))}
      <Invitation tone={toneAt(given.length)} />
    </>
  );
}

/** The plan with its progress, then what was planned after the earlier assessment only. */
function SharedPlan({ plan, comparison }: Pick<Shared, 'plan' | 'comparison'>) {
  const [today] = useState(() => dayIn(undefined, new Date()));
  const planned = plan ? plannedFocus(plan).map(({ competencyId }) => competencyId) : [];
  const focus = comparison?.focus ?? [];
  const before = focus.filter((id) => !planned.includes(id));
  const isOver = planned.length === 0 && before.length > 0;
  const progress = new Map(
    focus.map((id) => [
      id,
      comparison && (
        <FocusProgress
          key={id}
          comparison={{ ...comparison, focus: [id] }}
          name={shared.scoreSince(shortDate(comparison.beforeAt))}
        />
      ),
    ]),
  );
  return (
    <TitledPart
      title={parts.plan.title}
      lead={isOver ? comparisonCopy.focus.lead(true) : shared.planLead}
      isBeside
    >
      {plan && !isOver && <PlanShown plan={plan} today={today} progress={progress} />}
      {comparison && before.length > 0 && (
        <div className={`${stack3} ${isOver ? '' : above6}`}>
          {!isOver && <h3 className={text.h3}>{shared.planBefore}</h3>}
          <FocusProgress comparison={{ ...comparison, focus: before }} />
        </div>
      )}
    </TitledPart>
  );
}

function Invitation({ tone }: { tone: 'deep' | 'paper' }) {
  const { assessmentEnabled } = useSettings().flags;
  if (!assessmentEnabled) return null;
  return (
    <Section tone={tone} size="slim" data-print="hide">
      <div className={`${cluster5} ${middle} ${apart}`}>
        <div>
          <h2 className={text.h2}>{shared.yourself}</h2>
          <p className={`${text.muted} ${above2}`}>{shared.yourselfLead(howLong())}</p>
        </div>
        <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
          {shared.take}
        </Link>
      </div>
    </Section>
  );
}

function Compared({ comparison }: { comparison: NonNullable<Shared['comparison']> }) {
  const { beforeAt, afterAt, overall, competencies } = comparison;
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <>
      <p className={text.kicker}>{shared.comparedSince(dateOf(beforeAt), dateOf(afterAt))}</p>
      <h2 className={`${text.h1} ${above4}`}>{parts.compared.title}</h2>
      {overall && (
        <p className={`${text.lead} ${above4}`}>{comparisonSummary(overall, competencies)}</p>
      )}
      <div className={above7}>
        {/* The plan has its progress. */}
        <ComparisonShown comparison={{ ...comparison, focus: [] }} />
      </div>
    </>
  );
}

function Head({ results }: { results: Shared }) {
  const { isCompleted, completedAt, createdAt, expiresAt, sharedBy } = results;
  // Old assessments have no completion date: use the start.
  const completed = shortDate(completedAt ?? createdAt);
  useEffect(() => {
    // Only here: the document is the same for every link.
    if (sharedBy !== null) document.title = shared.title(sharedBy);
  }, [sharedBy]);
  return (
    <SharedHeader sharedBy={sharedBy}>
      <p className={`${text.lead} ${above4}`}>{shared.lead(sharedBy)}</p>
      <p className={`${flow5} ${above4} ${text.small} ${text.muted}`}>
        <span>{isCompleted ? shared.completed(completed) : shared.reviewed}</span>
        <span data-print="hide">{shared.until(shortDate(expiresAt))}</span>
      </p>
    </SharedHeader>
  );
}

interface SharedHeaderProps {
  /** Null if not given, or not known yet. */
  sharedBy?: string | null;
  children: ReactNode;
}

function SharedHeader({ sharedBy = null, children }: SharedHeaderProps) {
  return (
    <Section tone="deep" size="slim">
      <p className={text.kicker}>{shared.kicker}</p>
      <h1 className={`${text.h1} ${above4}`}>{shared.headline(sharedBy)}</h1>
      {children}
    </Section>
  );
}
