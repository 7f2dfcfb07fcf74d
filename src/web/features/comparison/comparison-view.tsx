import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonPageCopy as copy } from '#content/second-look.ts';
import { errorStatus, serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { h1, kicker, lead, muted } from '#web/ui/text.css.ts';
import type { PrintedComparison } from '#web/features/results/report/comparison-html.ts';
import { ChooseTwo } from './choose-two.tsx';
import { ComparisonShown } from './comparison-shown.tsx';
import * as css from './comparison-view.css.ts';
import { Empty, Refused, Single } from './fewer-than-two.tsx';
import { HistoryList } from './history-list.tsx';
import { historyQuery, pairOf, type Completed } from './history.ts';
import { PrintComparison } from './print-button.tsx';

interface ComparisonViewProps {
  /** As the address names them. */
  named: { id?: string; with?: string };
}

/** Any two of the visitor's completed assessments, and all of them to choose from. */
export function ComparisonView({ named }: ComparisonViewProps) {
  const history = useQuery(historyQuery);
  // Both at once where the address names two: they share one call.
  const pair = pairOf(history.data ?? [], named);
  const comparison = useQuery({
    ...trpc.comparison.get.queryOptions(
      pair?.earlierId === undefined ? skipToken : { id: pair.id, earlierId: pair.earlierId },
    ),
    // The answers may have changed since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Container className={css.page}>
      <header>
        <p className={kicker}>{copy.kicker}</p>
        <h1 className={`${h1} ${css.title}`}>{copy.title}</h1>
        <p className={`${lead} ${muted} ${css.lead}`}>{copy.lead}</p>
      </header>
      {history.data ? (
        <Chosen history={history.data} pair={pair} comparison={comparison} />
      ) : history.isError ? (
        <Failed error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <Waiting />
      )}
    </Container>
  );
}

interface ChosenProps {
  history: readonly Completed[];
  pair: ReturnType<typeof pairOf>;
  comparison: UseQueryResult<PrintedComparison, unknown>;
}

function Chosen({ history, pair, comparison }: ChosenProps) {
  if (!pair) return <Empty />;
  const { id, earlierId } = pair;
  const { data, error } = comparison;
  const latest = history.find((it) => it.id === id);
  const isKnown = earlierId === undefined || history.some((it) => it.id === earlierId);
  const hasSeveral = history.length > 1;
  let shown: ReactNode = <Waiting />;
  if (earlierId === undefined) {
    shown = latest ? <Single only={latest} hasOthers={hasSeveral} /> : <Refused />;
  } else if (data) shown = <ComparisonShown comparison={data} />;
  else if (isRefusal(error)) shown = <Refused error={error} />;
  else if (error) shown = <Failed error={error} onRetry={() => void comparison.refetch()} />;
  return (
    <>
      {latest && isKnown && hasSeveral && (
        <div className={css.controls} data-print="hide">
          <ChooseTwo history={history} pair={pair} />
          {data && earlierId !== undefined && <PrintComparison comparison={data} />}
        </div>
      )}
      {shown}
      {hasSeveral && <HistoryList history={history} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading label={copy.loading} className={css.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={css.block} />
    </Loading>
  );
}

interface FailedProps {
  error: unknown;
  onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  return (
    <div role="alert" className={css.failed}>
      <p>{whatToDo(error, serverMessage(error) ?? copy.failed)}</p>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </div>
  );
}

/** Asking again does not help. Too many calls are no refusal: they pass after a minute. */
function isRefusal(error: unknown): boolean {
  const status = errorStatus(error) ?? 500;
  return status < 500 && status !== 429;
}
