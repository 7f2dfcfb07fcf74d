import { createStore, del, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import type { Plan } from '#domain/plan.ts';
import { localStore } from '#web/lib/browser-storage.ts';
import { channelOf } from '#web/lib/outbox/page-outboxes.ts';
import type { Assessment, SavedResponse, ServerPlan } from './types.ts';
import { hasUnsent, joined, nothingUnsaved, type Unsaved } from './unsaved.ts';

/** The data that this browser stores for an assessment, under its id. */
interface DeviceRecord {
  unsaved?: Unsaved;
  /** The assessment as last read, to continue without a connection. */
  copy?: DeviceCopy;
  plan?: StoredPlan;
}

/** The plan made from an assessment. */
export interface StoredPlan {
  /** The entries that the server has not confirmed; null if it has all of them. */
  unsent: Plan | null;
  /** The server's plan as last read; null if not read yet. */
  saved: ServerPlan | null;
}

interface DeviceCopy {
  assessment: Assessment;
  responses: readonly SavedResponse[];
}

/** Some browsers occasionally neither open their database nor report an error. */
const PATIENCE_MS = 2000;

let opened: UseStore | undefined;
/** Rejects where the browser blocks the database; by itself the library throws. */
const store: UseStore = async (mode, work) =>
  (opened ??= createStore('ready-leader', 'assessments'))(mode, work);

/** Rejects if the browser stores nothing, as some private windows do. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The browser’s database does not respond')),
    PATIENCE_MS,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Erased assessments: later changes to their records are dropped. */
const erased = new Set<string>();

export async function forgetRecord(id: string): Promise<void> {
  erased.add(id);
  localStore.set(note(id), null);
  await inTime(del(id, store)).catch(() => undefined);
}

/** @throws Error if the browser stores nothing */
export function readRecord(id: string): Promise<DeviceRecord | undefined> {
  return inTime(get<DeviceRecord>(id, store));
}

/**
 * Changes the record in one transaction, safe against other tabs, and returns the result.
 * @throws Error if the browser stores nothing
 */
export async function changeRecord(
  id: string,
  change: (record: DeviceRecord) => DeviceRecord,
): Promise<DeviceRecord> {
  let changed: DeviceRecord = {};
  if (erased.has(id)) return changed;
  await inTime(update<DeviceRecord>(id, (record = {}) => (changed = change(record)), store));
  return changed;
}

/** This key never changes: answers may wait under it in a visitor's browser. */
const note = (id: string) => `unkept ${id}`;

/** The database is too slow for a page that closes. The next change of the record includes the note. */
export function noteUnstored(id: string, unstored: Unsaved | null): void {
  if (unstored && !erased.has(id)) localStore.set(note(id), JSON.stringify(unstored));
}

export async function readUnsaved(id: string): Promise<Unsaved> {
  if (localStore.get(note(id))) return changeUnsaved(id, (unsaved) => unsaved);
  return (await readRecord(id))?.unsaved ?? nothingUnsaved;
}

/**
 * Changes the unsaved part of the record, as `changeRecord` does.
 * @throws Error if the browser stores nothing
 */
export async function changeUnsaved(
  id: string,
  change: (unsaved: Unsaved) => Unsaved,
): Promise<Unsaved> {
  const noted = localStore.get(note(id));
  const left = noted ? (JSON.parse(noted) as Unsaved) : nothingUnsaved;
  const { unsaved } = await changeRecord(id, (record) => ({
    ...record,
    unsaved: change(joined(record.unsaved ?? nothingUnsaved, left)),
  }));
  // Another tab may have left one in the meantime.
  if (localStore.get(note(id)) === noted) localStore.set(note(id), null);
  return unsaved ?? nothingUnsaved;
}

export async function readCopy(id: string): Promise<DeviceCopy | undefined> {
  const record = await readRecord(id).catch(() => undefined);
  return record?.copy;
}

/**
 * Changes the copy before an answer counts as saved, so that a page that opens without a connection shows it.
 * If this fails, the page needs a connection to open; nothing else is lost.
 */
export async function changeCopy(
  id: string,
  change: (copy: DeviceCopy | undefined) => DeviceCopy | undefined,
): Promise<void> {
  await changeRecord(id, ({ copy: before, ...rest }) => {
    const copy = change(before);
    return copy ? { ...rest, copy } : rest;
  }).catch(() => undefined);
}

export const keepCopy = (copy: DeviceCopy) => changeCopy(copy.assessment.id, () => copy);

/** Removes the copy of a finished assessment; only unsent ratings stay. */
export const forgetCopy = (id: string) => changeCopy(id, () => undefined);

/** The ids of all assessments that are taken in this browser. */
export const idsWithCopy = () => idsWhere(({ copy }) => copy !== undefined);

/** The ids of all assessments with unsent data. */
export const idsWithUnsaved = () =>
  idsWhere(({ unsaved }) => unsaved && (hasUnsent(unsaved) || unsaved.refused.length > 0));

export const idsWithUnsentPlan = () => idsWhere(({ plan }) => plan?.unsent);

/** Does the same as the library's `entries`, without its fallback for old browsers. */
async function idsWhere(isWanted: (record: DeviceRecord) => unknown): Promise<string[]> {
  const reading = store('readonly', (records) =>
    Promise.all([
      promisifyRequest(records.getAllKeys() as IDBRequest<string[]>),
      promisifyRequest<DeviceRecord[]>(records.getAll()),
    ]),
  );
  const [ids, records] = await inTime(reading).catch(() => [[], []]);
  return ids.filter((_, index) => isWanted(records[index]!));
}

/** Makes the assessment open in this browser without a connection, too. */
export function openWithoutConnection(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // If this fails, as in some private windows, the page needs a connection to open.
  navigator.serviceWorker
    .register('/assessment-worker.js', { scope: '/assessment' })
    .catch(() => undefined);
}

/** Messages between the tabs of a browser that take the same assessment. */
type Message =
  /** The data that this browser stores for the assessment. */
  | { changed: string }
  | { cleared: string }
  | { id: string; response: SavedResponse }
  | { assessment: Assessment }
  | { erased: readonly Erased[] };

/** An erased assessment, by both ids under which this browser knows it. */
export interface Erased {
  id: string;
  sessionId: string | null;
}

export const { post: notifyTabs, listen: listenToTabs } = channelOf<Message>('assessments');
