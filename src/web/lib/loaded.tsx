import { useDeferredValue, type ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import { failureText } from './api-error.ts';

/** A query, or several that are shown together. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Loadable<Data>;
  waiting: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** The children once the data is loaded; until then, what stands in their place. */
export function Loaded<Data>({ query, waiting, failed, children }: LoadedProps<Data>): ReactNode {
  const { data, error, refetch } = query;
  // Lets React render the children in small steps; all at once would block a phone.
  const isRendered = useDeferredValue(data !== undefined);
  if (data !== undefined) return isRendered ? children(data) : waiting;
  return error ? failed(error, () => void refetch()) : waiting;
}

type Words = Record<'loading' | 'failed', string>;

export const ofPart = (words: Words) => ({
  waiting: <Loading label={words.loading} shapes={['block']} />,
  failed: (error: unknown, retry: () => void) => (
    <Notice text={failureText(error, words.failed)} onRetry={retry} />
  ),
});

/** For a page or dialog that shows nothing else, with the class of its placeholder. */
export const ofPage = (words: Words, className: string) => ({
  waiting: <Loading label={words.loading} className={className} shapes={['title', 'block']} />,
  failed: (error: unknown, retry: () => void) => (
    <Notice look="page" text={failureText(error, words.failed)} onRetry={retry} />
  ),
});
