import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorStatus, serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as css from './loaded.css.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data, unknown>;
  /** What is loaded, as the end of a sentence: 'the people'. */
  what: string;
  /** Stands in its place until it has come. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What was asked of the service: its placeholder, a failure with a way to try again, or the thing.
 * What was loaded before stays while it is asked for anew, and when that fails.
 */
export function Loaded<Data>({ query, what, placeholder, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const failure = error !== null && (
    <LoadFailure error={error} what={what} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
  if (data === undefined) {
    return failure || <Loading label={`Loading ${what}`}>{placeholder ?? <Lines />}</Loading>;
  }
  return (
    <div aria-busy={isFetching || undefined} className={css.loaded}>
      {failure}
      {children(data)}
    </div>
  );
}

interface LoadFailureProps {
  error: unknown;
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
function LoadFailure({ error, what, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={css.failure}>
      <p>{failureText(error, `Could not load ${what}.`)}</p>
      {!isThereNone(error) && (
        <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** What is asked for is not there: to ask again does not bring it. */
function isThereNone(error: unknown): boolean {
  return [400, 404].includes(errorStatus(error) ?? 0);
}

/** What the service said was wrong, if it did; else `words`, and whether there is a connection. */
export function failureText(error: unknown, words: string): string {
  const status = errorStatus(error);
  return (status !== undefined && serverMessage(error)) || whatToDo(error, words);
}

function Lines() {
  return (
    <div className={css.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}
