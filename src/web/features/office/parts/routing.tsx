import {
  Link,
  useNavigate,
  useParams,
  useSearch,
  type LinkComponentProps,
} from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { OfficeRouter } from '#web/features/office/routes.ts';

/** A link within the office: its address, parameters and query are checked. */
export const OfficeLink: <const To extends string>(
  props: LinkComponentProps<'a', OfficeRouter, string, To, string, ''>,
) => ReactElement = Link;

/** Goes to everybody, as when one of them is no more. */
export function useGoToPeople(): () => Promise<void> {
  const navigate = useNavigate();
  // The type knows the public pages alone.
  return () => navigate({ to: '/office/people' as '.' });
}

/** What the addresses of the pages hold. */
export const useOverviewSearch = () => useSearch<OfficeRouter, '/office'>({ from: '/office' });
export const usePeopleSearch = () =>
  useSearch<OfficeRouter, '/office/people'>({ from: '/office/people' });
export const usePersonId = () =>
  useParams<OfficeRouter, '/office/people/$id'>({ from: '/office/people/$id' }).id;
export const usePersonSearch = () =>
  useSearch<OfficeRouter, '/office/people/$id'>({ from: '/office/people/$id' });
export const useWebhooksSearch = () =>
  useSearch<OfficeRouter, '/office/webhooks'>({ from: '/office/webhooks' });
export const useLogSearch = () => useSearch<OfficeRouter, '/office/log'>({ from: '/office/log' });

/** Names and texts of a query; what is undefined or empty is left out of it. */
export type Query = Record<string, string | undefined>;

interface SearchLinkProps {
  /** What becomes different in the query. */
  change: Query;
  className?: string;
  children: ReactNode;
}

/** The same page under another query, such as another order or the next part of a table. */
export function SearchLink({ change, ...rest }: SearchLinkProps) {
  return (
    <Link
      to="."
      search={(query: Query) => ({ ...query, ...change })}
      resetScroll={false}
      {...rest}
    />
  );
}

/** Puts a change of the query into the address of the page. */
export function useChangeSearch(): (change: Query) => Promise<void> {
  const navigate = useNavigate();
  return (change) =>
    navigate({ to: '.', search: (query: Query) => ({ ...query, ...change }), resetScroll: false });
}
