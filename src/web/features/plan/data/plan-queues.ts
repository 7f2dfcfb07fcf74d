import type { Plan } from '#domain/plan.ts';
import { replyStatus } from '#web/lib/api-error.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { callUnheard, client } from '#web/lib/trpc.ts';
import {
  changeRecord,
  readRecord,
  type KeptPlan,
} from '#web/features/assessment/data/device-store.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { PlanQueue, type PlanProblem } from './plan-queue.ts';
import type { StandingPlan } from '#web/features/assessment/data/types.ts';
import { inParts } from './unsent-plan.ts';

/** A call without a reply by then is aborted and tried again. */
const PATIENCE_MS = 15_000;

/*
 * One queue for each assessment, outside of React: it keeps sending while the visitor looks at another
 * page.
 */
const queues = new Map<string, PlanQueue>();

export function planQueueOf(id: string): PlanQueue {
  const queue = queues.get(id) ?? createQueue(id);
  queues.set(id, queue);
  attend();
  return queue;
}

/** Not the channel of the answers, whose code every page of the assessment loads. */
let opened: BroadcastChannel | undefined;
const tabs = () => (opened ??= new BroadcastChannel('plans'));
let isAttending = false;

/** From now on: sends when the browser goes online or shows the page, and follows the other tabs. */
function attend(): void {
  if (isAttending) return;
  isAttending = true;
  const refresh = () => queues.forEach((queue) => void queue.refresh());
  const leave = () => queues.forEach((queue) => queue.leave());
  window.addEventListener('online', refresh);
  window.addEventListener('pageshow', refresh);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : refresh(),
  );
  tabs().addEventListener('message', ({ data }: MessageEvent<string>) => {
    void queues.get(data)?.follow();
  });
}

const nothingKept: KeptPlan = { unsent: null, standing: null };

function createQueue(id: string): PlanQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new PlanQueue({
    readKept: async () => (await readRecord(id))?.plan ?? nothingKept,
    changeKept: async (change) => {
      const { plan } = await changeRecord(id, (record) => ({
        ...record,
        plan: change(record.plan ?? nothingKept),
      }));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
      tabs().postMessage(id);
      return plan ?? nothingKept;
    },
    exclusively: (work) =>
      // Browsers offer locks over HTTPS only.
      'locks' in navigator
        ? navigator.locks.request(`plan ${id}`, work)
        : (work as () => Promise<never>)(),
    read: () => asOwner(id, () => client.plan.get.query({ id }, inTime())),
    save: (unsent) => asOwner(id, () => saveInParts(id, unsent)),
    saveKeepalive: (unsent) =>
      inParts(unsent).forEach((part) => callUnheard('plan.save', inputOf(id, part))),
    classify,
    later: (ms, work) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    now: serverClock.now,
  });
}

/** If a part fails, the parts before it stay saved; saving them again does no harm. */
async function saveInParts(id: string, unsent: Plan): Promise<StandingPlan> {
  const [first, ...others] = inParts(unsent);
  let standing = await client.plan.save.mutate(inputOf(id, first!), inTime());
  for (const part of others) {
    standing = await client.plan.save.mutate(inputOf(id, part), inTime());
  }
  return standing;
}

const inTime = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

const inputOf = (id: string, { start, focus, actions }: Plan) => ({
  id,
  start,
  focus: [...focus],
  actions: [...actions],
});

/** Request Timeout, Too Early, Too Many Requests: the same call may succeed later. */
const passingStatuses = new Set([408, 425, 429]);
const problems = new Map<number, PlanProblem>([
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'tooMuch'],
]);

/** Without a status there was no reply. */
function classify(error: unknown): PlanProblem | 'passing' {
  const status = replyStatus(error);
  if (status === undefined || status >= 500 || passingStatuses.has(status)) return 'passing';
  return problems.get(status) ?? 'refused';
}
