import {
  createRootRoute,
  createRoute,
  Link,
  useNavigate,
  useParams,
  useSearch,
  type createRouter,
  type LinkComponentProps,
} from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { MAX_PAGE } from '#domain/paging.ts';
import { textLink } from '#web/ui/text.css.ts';

/*
 * The addresses of the office and their queries. TypeScript checks links against them. Their pages are
 * in `src/web/office/office-router.tsx`.
 */

/** Takes these texts from a query. Their readers check the values. */
function texts<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const given: { [Key in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string' && value !== '') given[name] = value;
    }
    return given;
  };
}

export const rootRoute = createRootRoute();
const inOffice = { getParentRoute: () => rootRoute };

export const overviewRoute = createRoute({
  ...inOffice,
  path: '/office',
  validateSearch: texts('from', 'to', 'source'),
});
export const peopleRoute = createRoute({
  ...inOffice,
  path: '/office/people',
  validateSearch: texts(
    'view',
    'search',
    'state',
    'progress',
    'area',
    'source',
    'from',
    'to',
    'sort',
    'page',
  ),
});
export const contactRoute = createRoute({
  ...inOffice,
  path: '/office/people/$id',
  // The view that the contact was opened from.
  validateSearch: texts('assessment', 'view'),
});
export const siteRoute = createRoute({
  ...inOffice,
  path: '/office/site',
  // The setting to begin with.
  validateSearch: texts('setting'),
});
export const webhooksRoute = createRoute({
  ...inOffice,
  path: '/office/webhooks',
  validateSearch: texts('endpoint', 'state', 'page'),
});
export const logRoute = createRoute({
  ...inOffice,
  path: '/office/log',
  validateSearch: texts('page'),
});
export const statusRoute = createRoute({ ...inOffice, path: '/office/status' });

export const officeTree = rootRoute.addChildren([
  overviewRoute,
  peopleRoute,
  contactRoute,
  siteRoute,
  webhooksRoute,
  logRoute,
  statusRoute,
]);

/** The links of the office name it, because the registered router belongs to the public pages. */
type OfficeRouter = ReturnType<typeof createRouter<typeof officeTree>>;
type OfficePath = Exclude<keyof OfficeRouter['routesById'], '__root__'>;

/** A link within the office: its address, parameters and query are checked. */
export const OfficeLink: <const To extends string>(
  props: LinkComponentProps<'a', OfficeRouter, string, To, string, ''>,
) => ReactElement = Link;

/** Goes to the list, for example after a contact is erased. */
export function useGoToPeople(): () => Promise<void> {
  const navigate = useNavigate();
  // The type only knows the public pages.
  return () => navigate({ to: '/office/people' as '.' });
}

export const useOfficeSearch = <const From extends OfficePath>(from: From) =>
  useSearch<OfficeRouter, From>({ from });
export const useContactId = () =>
  useParams<OfficeRouter, '/office/people/$id'>({ from: '/office/people/$id' }).id;

/** Names and values of a query; undefined and empty values are left out. */
export type Query = Record<string, string | undefined>;

/** An invalid page counts as the first. */
export function pageIn({ page }: Query): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | undefined,
): Value | undefined {
  return values.find((value) => value === given);
}

/** Undefined if it is not a day like 2025-06-01. */
export function dayIn(given: string | undefined): string | undefined {
  const isDay = given !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(given);
  return isDay && !Number.isNaN(Date.parse(given)) ? given : undefined;
}

interface SearchLinkProps {
  change: Query;
  className?: string;
  children: ReactNode;
}

/** Links to the same page with another query, such as another order or the next page of a table. */
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

export function useChangeSearch(): (change: Query) => Promise<void> {
  const navigate = useNavigate();
  return (change) =>
    navigate({ to: '.', search: (query: Query) => ({ ...query, ...change }), resetScroll: false });
}

interface JumpLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * Leads to a part or a field of the same page. Does not use the hash of the address: the router would
 * handle it as a navigation.
 */
export function JumpLink({ to, className = textLink, children }: JumpLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        focusPlace(to);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Shows a part from its title on, and a field in the middle of the window; of several fields, the first
 * with an error. Unfolds it first.
 */
export function focusPlace(id: string): void {
  const place = document.getElementById(id);
  place?.closest('details')?.setAttribute('open', '');
  const element = place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place;
  element?.scrollIntoView({ block: element.tagName === 'SECTION' ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
}
