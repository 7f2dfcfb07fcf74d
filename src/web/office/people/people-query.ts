import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { officePeople, progressWords, stateWords } from '#content/office-people.ts';
import { areaNames } from '#domain/areas.ts';
import {
  contactOrders,
  contactProgress,
  contactStates,
  contactViews,
  SEARCH_MAX_LENGTH,
  usualOrder,
  type ContactOrder,
  type ContactState,
  type ContactView,
} from '#domain/contact.ts';
import { NO_SOURCE } from '#domain/visits.ts';
import type { AppRouter } from '#server/router.ts';
import type { BadgeProps } from '#web/ui/badge.tsx';
import { dayIn, oneOf, pageIn, type Query } from '#web/office/parts/routing.tsx';

export type People = inferRouterOutputs<AppRouter>['office']['people']['list'];
export type Contact = inferRouterOutputs<AppRouter>['office']['people']['get'];
export type Result = Contact['results'][number];

/** The assessments that count for the contact, latest first: verified ones hide unverified ones. */
export const countedResults = ({ results, isProved }: Contact): Result[] =>
  results.filter(({ isVerified }) => isVerified === isProved);

/** The one that the table of all contacts describes: the last completed, or else the last. */
export function describedResult(contact: Contact): Result | undefined {
  const counted = countedResults(contact);
  return counted.find(({ isCompleted }) => isCompleted) ?? counted[0];
}
type Asked = Exclude<inferRouterInputs<AppRouter>['office']['people']['list'], void>;

export function peopleAsked(query: Query): Asked {
  const { search, source, from, to } = query;
  return {
    view: viewIn(query),
    search: search?.slice(0, SEARCH_MAX_LENGTH),
    state: oneOf(contactStates, query['state']),
    progress: oneOf(contactProgress, query['progress']),
    area: oneOf(areaNames, query['area']),
    source: source?.slice(0, 100),
    from: dayIn(from),
    to: dayIn(to),
    sort: orderIn(query),
    page: pageIn(query),
  };
}

export function fileAddress(query: Query): string {
  const { sort: _sort, page: _page, ...filters } = peopleAsked(query);
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given as [string, string][]).toString();
  return `/api/office/people.csv${search && `?${search}`}`;
}

const isFilter = (name: string) => !['view', 'sort', 'page'].includes(name);

export const unfiltered = (query: Query): Query =>
  Object.fromEntries(
    Object.keys(query)
      .filter(isFilter)
      .map((name) => [name, undefined]),
  );

/** The number of matches and the active filters, e.g. `9 people · Status: Client`; empty without filters. */
export function foundWords(query: Query, total: number | undefined): string {
  const filters = Object.entries(peopleAsked(query)).flatMap(([name, value]) =>
    value && isFilter(name) ? [`${labels[name]}: ${valueWords[name]?.[value] ?? value}`] : [],
  );
  if (filters.length === 0 || total === undefined) return '';
  return [officePeople.found(total), ...filters].join(' · ');
}

const labels: Record<string, string> = officePeople.filters;

const valueWords: Record<string, Record<string, string>> = {
  state: stateWords,
  progress: progressWords,
  source: { [NO_SOURCE]: officePeople.filters.noSource },
};

/** The view in the query; undefined for all contacts. */
export const viewIn = (query: Query) => oneOf(contactViews, query['view']);

export const orderIn = (query: Query): ContactOrder =>
  oneOf(contactOrders, query['sort']) ?? usualOrder(viewIn(query));

export function emptyView(view: ContactView | undefined) {
  const { empty, noneInView } = officePeople;
  return view === undefined ? empty : { title: noneInView.title, text: noneInView[view] };
}

export const stateTones: Record<ContactState, NonNullable<BadgeProps['tone']>> = {
  new: 'accent',
  contacted: 'blue',
  in_conversation: 'purple',
  client: 'green',
  not_now: 'neutral',
};
