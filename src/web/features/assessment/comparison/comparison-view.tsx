import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonPageCopy as copy } from '#content/second-look.ts';
import { errorStatus, serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { h1, kicker, lead, muted } from '#web/ui/text.css.ts';
import type { PrintedComparison } from '#web/features/assessment/report/printed-comparison.ts';
import { ChooseTwo } from './choose-two.tsx';
import { ComparisonShown } from './comparison-shown.tsx';
import * as css from './comparison-view.css.ts';
import { Empty, Single } from './fewer-than-two.tsx';
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
    ...trpc.comparison.get.queryOptions(pair ?? skipToken),
    // They may have been answered anew since.
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
  if (!pair) {
    const [only] = history;
    return only ? <Single only={only} /> : <Empty />;
  }
  const { data, error } = comparison;
  const isKnown = (id: string) => history.some((it) => it.id === id);
  let shown: ReactNode = <Waiting />;
  if (data) shown = <ComparisonShown comparison={data} />;
  else if (error) shown = <Failed error={error} onRetry={() => void comparison.refetch()} />;
  return (
    <>
      {isKnown(pair.id) && isKnown(pair.earlierId) && (
        <div className={css.controls} data-print="hide">
          <ChooseTwo history={history} pair={pair} />
          {data && <PrintComparison comparison={data} />}
        </div>
      )}
      {shown}
      <HistoryList history={history} />
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

/** Where the service refused, it says why, and to ask again is of no use. */
function Failed({ error, onRetry }: FailedProps) {
  const isRefused = (errorStatus(error) ?? 500) < 500;
  return (
    <div role="alert" className={css.failed}>
      <p>{whatToDo(error, serverMessage(error) ?? copy.failed)}</p>
      {!isRefused && <Button onClick={onRetry}>{copy.retry}</Button>}
    </div>
  );
}
