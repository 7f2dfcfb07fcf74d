import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, type ReactNode } from 'react';
import { comparisonPageCopy as copy, comparisonSummary } from '#content/comparison.ts';
import { printWhenReady } from '#web/features/results/report/download-report.tsx';
import { BackToResults } from '#web/features/results/back-to-results.tsx';
import { Score } from '#web/features/results/parts/score.tsx';
import { errorStatus, failureText } from '#web/lib/api-error.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Loaded } from '#web/lib/loaded.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { ArrowRightIcon, PrintIcon } from '#web/ui/icons.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import { h1, kicker, lead, muted, small, textLink } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { ChooseTwo, Empty, Refused, RetakeInstead, Single } from './choose-assessments.tsx';
import type { DatedComparison } from './shown/compared-areas.tsx';
import * as css from './shown/comparison-shown.css.ts';
import { ComparisonShown } from './shown/comparison-shown.tsx';
import { completionDates, earlierOf, historyQuery, pairOf, type Completed } from './history.ts';
import {
  above1,
  above3,
  above4,
  apart,
  atEnd,
  cluster3,
  cluster4,
  endColumn,
  goneIfEmpty,
  inside3,
  lineAbove,
  middle,
  onBaseline,
  pageSpace,
  stack6,
  stack8,
  whole,
  windowHigh,
} from '#web/ui/layout.css.ts';

interface ComparisonViewProps {
  /** The ids in the address. */
  named: { id?: string; with?: string };
  /** The button that shares a comparison. */
  share: (pair: Pair) => ReactNode;
  /** Below a competency of the plan: what colleagues saw. */
  seen: (pair: Pair, competencyId: string) => ReactNode;
}

export interface Pair {
  id: string;
  earlierId: string;
}

/** Any two of the visitor's completed assessments, and all of them to choose from. */
export function ComparisonView({ named, share, seen }: ComparisonViewProps) {
  const history = useQuery(historyQuery);
  // Both at once where the address names two: they share one call.
  const pair = pairOf(history.data ?? [], named);
  const comparison = useQuery({
    ...trpc.comparison.get.queryOptions(
      pair?.earlierId === undefined ? skipToken : { id: pair.id, earlierId: pair.earlierId },
    ),
    // The answers may have changed in the meantime.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  // Lets React render the parts in small steps; all at once would block a phone.
  const data = useDeferredValue(comparison.data);
  const isSettled = data !== undefined || comparison.isError || pair?.earlierId === undefined;
  return (
    <Container className={`${stack8} ${pageSpace}`}>
      <header>
        <p className={kicker}>{copy.kicker}</p>
        <h1 className={`${h1} ${above3}`}>{copy.title}</h1>
        <p className={`${lead} ${above3}`}>
          {data?.overall ? comparisonSummary(data.overall, data.competencies) : copy.lead}
        </p>
        {/* The server does not know the address's search: the first render has to be the same. */}
        <BackToResults id={history.data && pair?.id} />
        {history.data && pair && isSettled && (
          <div
            className={`${cluster4} ${middle} ${apart} ${above4} ${goneIfEmpty}`}
            data-print="hide"
          >
            <ChooseTwo history={history.data} pair={pair} />
            {data && <Tools history={history.data} pair={pair} data={data} share={share} />}
          </div>
        )}
      </header>
      <Loaded query={history} {...inPage}>
        {(all) => (
          <Chosen history={all} pair={pair} comparison={comparison} data={data} seen={seen} />
        )}
      </Loaded>
    </Container>
  );
}

interface ToolsProps extends Pick<ComparisonViewProps, 'share'> {
  history: readonly Completed[];
  pair: NonNullable<ReturnType<typeof pairOf>>;
  data: DatedComparison;
}

/** Only two assessments of the same visitor can be shared. */
function Tools({ history, pair: { id, earlierId }, data, share }: ToolsProps) {
  if (earlierId === undefined) return null;
  return (
    <div className={cluster3}>
      {earlierOf(id, history).some((it) => it.id === earlierId) && share({ id, earlierId })}
      <Button variant="secondary" onClick={() => printComparison(data, earlierId)}>
        <PrintIcon />
        {copy.print}
      </Button>
    </div>
  );
}

interface ChosenProps extends Pick<ComparisonViewProps, 'seen'> {
  history: readonly Completed[];
  pair: ReturnType<typeof pairOf>;
  comparison: UseQueryResult<DatedComparison, unknown>;
  data: DatedComparison | undefined;
}

function Chosen({ history, pair, comparison, data, seen }: ChosenProps) {
  if (!pair) return <Empty />;
  const { id, earlierId } = pair;
  const only = earlierId === undefined && history.find((it) => it.id === id);
  const hasSeveral = history.length > 1;
  return (
    <>
      {earlierId !== undefined ? (
        <Loaded
          query={{ ...comparison, data }}
          waiting={inPage.waiting}
          failed={(error, retry) =>
            isRefusal(error) ? <Refused error={error} /> : inPage.failed(error, retry)
          }
        >
          {(loaded) => (
            <ComparisonShown
              comparison={loaded}
              seen={(competencyId) => seen({ id, earlierId }, competencyId)}
            />
          )}
        </Loaded>
      ) : only ? (
        !hasSeveral && <Single only={only} />
      ) : (
        <Refused />
      )}
      {data && earlierId !== undefined && (
        <NextPlan latest={history.find((it) => it.id === id || it.id === earlierId)} />
      )}
      {hasSeveral && (
        <HistoryList history={history} compared={earlierId === undefined ? [] : [id, earlierId]} />
      )}
      {only && hasSeveral && <RetakeInstead only={only} />}
    </>
  );
}

/** From the later of the two to a plan. */
function NextPlan({ latest }: { latest: Completed | undefined }) {
  if (!latest) return null;
  return (
    <div data-print="hide">
      <TitledPart
        title={copy.next.title}
        lead={copy.next.text(shortDate(latest.completedAt))}
        isBeside
      >
        <Link
          to="/assessment/plan"
          search={{ id: latest.id }}
          className={buttonClass({ size: 'lg' })}
        >
          {copy.next.action}
          <ArrowRightIcon />
        </Link>
      </TitledPart>
    </div>
  );
}

const inPage = {
  waiting: (
    <Loading
      label={copy.loading}
      className={`${stack6} ${windowHigh}`}
      shapes={['title', 'block', 'block']}
    />
  ),
  failed: (error: unknown, retry: () => void) => (
    <NoticeCard
      title={copy.failed.title}
      text={<p>{failureText(error, copy.failed.text)}</p>}
      onRetry={retry}
    />
  ),
};

/** True if retrying does not help. A rate limit is not a refusal: it passes after a minute. */
function isRefusal(error: unknown): boolean {
  const status = errorStatus(error) ?? 500;
  return status < 500 && status !== 429;
}

/** Prints only the comparison. Call it from a click. */
function printComparison(comparison: DatedComparison, earlierId: string): void {
  const html = import('#web/features/results/printed/report-document.tsx').then(
    ({ comparisonDocument }) => comparisonDocument(comparison, earlierId),
  );
  printWhenReady(html, 'the comparison');
}

const { history: words } = copy;

interface HistoryListProps {
  history: readonly Completed[];
  /** The ids of the two that are shown. */
  compared: readonly string[];
}

/** All completed assessments, with their addresses if there are several. */
function HistoryList({ history, compared }: HistoryListProps) {
  const isOfOne = new Set(history.map(({ email }) => email)).size === 1;
  const dateOf = completionDates(history);
  return (
    <TitledPart title={words.title} lead={words.lead} isBeside>
      <ol role="list" className={css.rows}>
        {history.map(({ id, email, completedAt, overallScore }) => (
          <li key={id} className={`${endColumn} ${onBaseline} ${lineAbove} ${inside3} ${css.row}`}>
            <div>
              <Link to="/assessment/dashboard" search={{ id }} className={textLink}>
                {dateOf(completedAt)}
              </Link>
              {!isOfOne && (
                <p className={`${above1} ${small} ${muted}`}>
                  {email === null ? (
                    words.underNone
                  ) : (
                    <>
                      {words.under} <EmailAddress>{email}</EmailAddress>
                    </>
                  )}
                </p>
              )}
            </div>
            <p className={`${whole} ${atEnd}`}>
              <Score label={words.overall} average={(overallScore ?? 0) / 100} />
            </p>
            {compared.includes(id) && (
              <Badge className={`${css.verdict} ${atEnd}`}>{words.compared}</Badge>
            )}
          </li>
        ))}
      </ol>
    </TitledPart>
  );
}
