import { events, webhookEvents, type WebhookEvent } from '#domain/events.ts';
import { TEST_EVENT } from '#domain/webhook.ts';
import { progressWords, stateWords, viewWords } from './office-people.ts';
import { places } from './office-site.ts';

export const officeLog = {
  lead: 'Who viewed a contact, downloaded a file, or changed something, and when. Entries are stored for a year.',
  table: 'Audit log',
  columns: { when: 'When', what: 'Action', whom: 'Contact' },
  by: 'by',
  /** For a contact that was erased, or whose address changed. */
  former: 'Former contact',
  none: {
    title: 'No entries yet',
    text: 'An entry appears here each time someone views a contact or changes something.',
  },
  noPage: { title: 'The log does not go back that far', back: 'Go to the first page' },
} as const;

const actionNames: Record<string, string> = {
  people_exported: 'Downloaded the contacts',
  person_viewed: 'Viewed a contact',
  person_changed: 'Changed a status or note',
  person_erased: 'Erased a contact',
  settings_changed: 'Changed site settings',
  portrait_uploaded: 'Uploaded a portrait',
  endpoint_changed: 'Changed an endpoint',
  delivery_replayed: 'Resent a delivery',
};

/** An action in the audit log, in words if it has any. */
export const actionName = (what: string): string => actionNames[what] ?? what.replaceAll('_', ' ');

/** True if the action was about a contact, also about one that no longer exists. */
export const isAboutContact = (what: string): boolean => what.startsWith('person_');

/** The short name of a webhook event. Later versions may store other events. */
export function shortEvent(event: string): string {
  if (event === TEST_EVENT) return 'Test';
  return webhookEvents.some((known) => known === event)
    ? events[event as WebhookEvent].webhook.name
    : event;
}

type Detail = Record<string, unknown>;

/** Ids mean nothing to a reader, and an uploaded portrait has no other detail. */
const unsaid = new Set(['delivery', 'endpoint', 'portrait']);

/** The details of an action in words; empty if there are none. */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, value]) => {
      const words = details[name];
      return words ? words(value as never) : `${name}: ${plain(value)}`;
    })
    .join('; ');
}

const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const chosen = (title: string, words: Record<string, string>) => (value: string) =>
  `${title}: ${words[value] ?? value}`;

const details: Partial<Record<string, (value: never) => string>> = {
  rows: counted('contact', 'contacts'),
  assessments: counted('assessment', 'assessments'),
  search: () => 'with a search',
  view: chosen('View', viewWords),
  state: chosen('Status', stateWords),
  progress: chosen('Progress', progressWords),
  area: chosen('Weakest area', {}),
  source: chosen('Source', { '-': 'Unknown' }),
  from: chosen('Active from', {}),
  to: chosen('Active until', {}),
  note: (change: string) => `Note ${change}`,
  changed: (paths: readonly string[]) => settingNames(paths),
  version: (number: number) => `Version\u00a0${number}`,
  change: (change: string) => `${change.charAt(0).toUpperCase()}${change.slice(1)}`,
  host: (host: string) => host,
  event: (event: string) => shortEvent(event),
};

/** Like 'Coach: Name, Portrait; Links: Shop'. */
function settingNames(paths: readonly string[]): string {
  const byGroup = Map.groupBy(paths, (path) => places.get(path)?.group ?? 'Other settings');
  return [...byGroup]
    .map(
      ([group, of]) => `${group}: ${of.map((path) => places.get(path)?.label ?? path).join(', ')}`,
    )
    .join('; ');
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
