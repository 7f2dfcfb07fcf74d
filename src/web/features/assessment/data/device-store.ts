import { createStore, del, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import type { Assessment, SavedResponse } from './types.ts';
import { hasUnsent, nothingUnsaved, type Unsaved } from './unsaved.ts';

/** What this browser keeps of an assessment that is taken in it, under the assessment's id. */
interface DeviceRecord {
  unsaved?: Unsaved;
  /** As it was last read, to go on without a connection. */
  copy?: DeviceCopy;
}

export interface DeviceCopy {
  assessment: Assessment;
  responses: readonly SavedResponse[];
}

/** Some browsers at times neither open their database nor say that they will not. */
const PATIENCE_MS = 2000;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('ready-leader', 'assessments'));

/** Rejects where the browser keeps nothing, as some private windows do. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The browser’s database does not reply')),
    PATIENCE_MS,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Nothing of them is kept any more, whoever is about to. */
const erased = new Set<string>();

export async function forgetRecord(id: string): Promise<void> {
  erased.add(id);
  await inTime(del(id, store())).catch(() => undefined);
}

export async function readUnsaved(id: string): Promise<Unsaved> {
  return (await inTime(get<DeviceRecord>(id, store())))?.unsaved ?? nothingUnsaved;
}

/**
 * Changes what is kept in one step, whatever other tabs do, and answers what it is then.
 * @throws Error where the browser keeps nothing
 */
export async function changeUnsaved(
  id: string,
  change: (unsaved: Unsaved) => Unsaved,
): Promise<Unsaved> {
  let changed = nothingUnsaved;
  if (erased.has(id)) return changed;
  await inTime(
    update<DeviceRecord>(
      id,
      (record) => {
        changed = change(record?.unsaved ?? nothingUnsaved);
        return { ...record, unsaved: changed };
      },
      store(),
    ),
  );
  return changed;
}

export async function readCopy(id: string): Promise<DeviceCopy | undefined> {
  const record = await inTime(get<DeviceRecord>(id, store())).catch(() => undefined);
  return record?.copy;
}

/** Without it the page needs a connection to open: no more than that is lost. */
export async function keepCopy(copy: DeviceCopy): Promise<void> {
  const { id } = copy.assessment;
  if (erased.has(id)) return;
  await update<DeviceRecord>(id, (record) => ({ ...record, copy }), store()).catch(() => undefined);
}

/** Of an assessment that is finished nothing stays here but what still has to be sent. */
export async function forgetCopy(id: string): Promise<void> {
  const withoutCopy = ({ unsaved }: DeviceRecord = {}): DeviceRecord =>
    unsaved ? { unsaved } : {};
  await update<DeviceRecord>(id, withoutCopy, store()).catch(() => undefined);
}

/** The ids of all assessments that are taken in this browser. */
export function idsWithCopy(): Promise<string[]> {
  return idsWhere(({ copy }) => copy !== undefined);
}

/** The ids of all assessments of which something is still to be sent. */
export function idsWithUnsaved(): Promise<string[]> {
  return idsWhere(
    ({ unsaved = nothingUnsaved }) => hasUnsent(unsaved) || unsaved.refused.length > 0,
  );
}

/** As the library's `entries`, without its way for browsers that are too old for these pages. */
async function idsWhere(isWanted: (record: DeviceRecord) => boolean): Promise<string[]> {
  const reading = store()('readonly', (records) =>
    Promise.all([
      promisifyRequest(records.getAllKeys() as IDBRequest<string[]>),
      promisifyRequest<DeviceRecord[]>(records.getAll()),
    ]),
  );
  const [ids, records] = await inTime(reading).catch(() => [[], []]);
  return ids.filter((_, index) => isWanted(records[index]!));
}
