import type { inferRouterOutputs } from '@trpc/server';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { AppRouter } from '#server/router.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import {
  apart,
  atStart,
  flow4,
  fullWidth,
  inside2,
  inside7,
  lineAbove,
  onBaseline,
  split,
  stack0,
  stack4,
  tappable,
} from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';

export type Stored = inferRouterOutputs<AppRouter>['person']['kept'];
export interface StoredProps {
  stored: Stored;
  /** Says at the top of the page what was done. */
  onDone: (what: string) => void;
}

export type StoredAssessment = Stored['assessments'][number];

/**
 * Read again with each visit: the visitor may have opened a mailed link. Mails that were dropped were
 * never sent.
 */
export const storedQuery = trpc.person.kept.queryOptions(undefined, {
  staleTime: 0,
  refetchOnMount: 'always',
  select: (stored) => ({
    ...stored,
    mails: stored.mails.filter(({ state }) => state !== 'dropped'),
  }),
});

/** Changes stored data; the page reads it again before the change counts as done. */
export async function changeStored<Result>(
  call: Promise<Result>,
  onDone: (result: Result) => unknown,
): Promise<void> {
  await onDone(await call);
  await queryClient.invalidateQueries({ queryKey: storedQuery.queryKey });
}

interface DataSectionProps {
  headline: string;
  ruled?: boolean;
  children: ReactNode;
}

export function DataSection({ headline, ruled = true, children }: DataSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${split} ${inside7} ${ruled ? lineAbove : ''}`}>
      <h2 id={id} className={text.h2}>
        {headline}
      </h2>
      <div className={`${stack4} ${atStart}`}>{children}</div>
    </section>
  );
}

export type Entry = [what: string, details: ReactNode];

export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul role="list" className={`${stack0} ${fullWidth}`}>
      {entries.map(([what, details], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry keeps nothing of its own
        <li key={at} className={`${flow4} ${apart} ${onBaseline} ${lineAbove} ${inside2}`}>
          <p className={text.strong}>{what}</p>
          <p className={`${text.small} ${text.muted}`}>{details}</p>
        </li>
      ))}
    </ul>
  );
}

/** An action of one entry, in text. */
export function QuietAction(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return (
    <button {...props} type="button" className={`${text.textLink} ${text.small} ${tappable}`} />
  );
}
