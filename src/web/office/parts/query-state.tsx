import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notSaved } from '#content/office.ts';
import { errorStatus, failureText, isMissing } from '#web/lib/api-error.ts';
import { ErrorSlot } from '#web/ui/field.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import { besideText, inside4, row2, stack3, stack5 } from '#web/ui/layout.css.ts';
import * as css from './page.css.ts';
import { muted, small } from '#web/ui/text.css.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data, unknown>;
  /** What is loaded, as the end of a sentence: 'the people'. */
  what: string;
  children: (data: Data) => ReactNode;
}

/**
 * The result of a query: a placeholder, a failure with a way to try again, or the data.
 * Data from before stays while the query runs again, and when that fails.
 */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const failure = error !== null && (
    <Notice
      look="band"
      action="Try again"
      text={failureText(error, `Could not load ${what}.`)}
      isRetrying={isFetching}
      onRetry={isMissing(error) ? undefined : () => void refetch()}
    />
  );
  // The band of the frame says that the user is signed out.
  const isSignedOut = errorStatus(error) === 401;
  if (data === undefined) {
    if (isSignedOut) return null;
    if (failure) return failure;
    const lines = ['line', 'line', 'short'] as const;
    return <Loading label={`Loading ${what}`} className={`${stack3} ${inside4}`} shapes={lines} />;
  }
  return (
    <div aria-busy={isFetching || undefined} className={stack5}>
      {!isSignedOut && failure}
      {children(data)}
    </div>
  );
}

export type Mutation = Pick<UseMutationResult<unknown, unknown, never>, 'status' | 'error'>;

interface MutationStateProps {
  /** False: nothing is said of it. */
  mutation: Mutation | false;
  /** What to say in place of 'Saving…', 'Saved', and 'Not saved. Please try again.' */
  saving?: string;
  saved?: string;
  failed?: string;
}

/** Beside the button that saves: saving, saved, or why it failed. Announced as it changes. */
export function MutationState({
  mutation,
  saving = 'Saving…',
  saved = 'Saved',
  failed = notSaved,
}: MutationStateProps) {
  const { status, error } = mutation || { status: 'idle', error: null };
  return (
    <div className={css.result}>
      <p role="status" className={`${row2} ${small} ${muted}`}>
        {status === 'pending' && <span>{saving}</span>}
        {status === 'success' && (
          <>
            <CheckIcon className={`${besideText} ${css.check}`} />
            <span>{saved}</span>
          </>
        )}
      </p>
      <ErrorSlot error={status === 'error' ? failureText(error, failed) : null} />
    </div>
  );
}
