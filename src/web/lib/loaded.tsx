import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { failureText } from './api-error.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  words: { loading: string; failed: string };
  /** The class of the placeholder; only where the page or dialog shows nothing else. */
  page?: string;
  children: (data: Data) => ReactNode;
}

/** The children once the data is loaded, or a button to try again. */
export function Loaded<Data>({ query, words, page, children }: LoadedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  const isPage = page !== undefined;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Loading label={words.loading} {...(isPage && { className: page })}>
        {isPage && <Skeleton shape="title" />}
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <Notice
      look={isPage ? 'page' : 'plain'}
      text={failureText(error, words.failed)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
