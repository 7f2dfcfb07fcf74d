import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { feedback } from '#content/feedback-leader.ts';
import { failureText } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as css from './feedback.css.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** It is all that the page shows. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** The feedback once it is loaded, or a button to try again. */
export function Loaded<Data>({ query, isPage = false, children }: LoadedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Loading label={feedback.loading} {...(isPage && { className: css.waiting })}>
        {isPage && <Skeleton shape="title" />}
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <Notice
      look={isPage ? 'page' : 'plain'}
      text={failureText(error, feedback.failed)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
