import type { CompetencyId } from '#domain/competencies.ts';
import { emptyPlan, mergePlans, plannedFocus, type Plan } from '#domain/plan.ts';
import {
  changeRecord,
  readRecord,
  type StoredPlan,
} from '#web/features/assessment/data/device-store.ts';
import type { ServerPlan } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { createOutbox, refusedWith, type Device } from '#web/lib/outbox/outbox.ts';
import { channelOf, deviceWith, inTime, outboxesFrom } from '#web/lib/outbox/page-outboxes.ts';
import { callKeepalive, client } from '#web/lib/trpc.ts';

/** Why the server refuses a change; it is not sent again before something changes. */
export type PlanProblem = 'tooMuch' | 'forbidden' | 'gone' | 'refused';

/** The assessment whose plan continues: this one, or an earlier one until this one has a plan. */
export function runningPlanId(id: string, { plan, saved }: PlanView): string {
  const isBegun = plan !== null && plannedFocus(plan).length > 0;
  return isBegun ? id : (saved?.runningId ?? id);
}

interface Service {
  readPlan: () => Promise<ServerPlan>;
  savePlan: (unsent: Plan) => Promise<ServerPlan>;
  /** Saves for a page that closes: it sends before it returns, and does not await the reply. */
  saveKeepalive: (unsent: Plan) => void;
}

const nothingStored: StoredPlan = { unsent: null, saved: null };

const TOO_MUCH = 409;

const problems = new Map<number, PlanProblem>([
  [403, 'forbidden'],
  [404, 'gone'],
  [TOO_MUCH, 'tooMuch'],
]);

export type PlanOutbox = ReturnType<typeof planOutbox>;
export type PlanView = ReturnType<PlanOutbox['view']>;

/**
 * The plan of an assessment. Unsent changes are themselves a plan, so that showing them, sending them,
 * and joining them with changes of other devices all merge entries in the same way.
 */
export function planOutbox(
  device: Device<StoredPlan>,
  { readPlan, savePlan, saveKeepalive }: Service,
) {
  const outbox = createOutbox(device, {
    nothing: nothingStored,
    show: ({ unsent, saved }, refusal) => ({
      /** The plan with unsent changes; null while it is not known. */
      plan: (unsent ?? saved) && mergePlans(saved ?? emptyPlan, unsent ?? emptyPlan),
      saved,
      problem: refusal === undefined ? null : (problems.get(refusal) ?? 'refused'),
    }),
    isUnsent: ({ unsent }) => unsent !== null,
    async send({ unsent }, { isRefresh }) {
      try {
        const saved = await (unsent ? savePlan(unsent) : isRefresh && readPlan());
        if (saved) await outbox.change(keep(saved, unsent));
      } catch (error) {
        // The visitor has to see everything that is saved, to choose what to remove.
        if (refusedWith(error) === TOO_MUCH) {
          const saved = await readPlan().catch(() => null);
          if (saved) await outbox.change(keep(saved));
        }
        throw error;
      }
    },
    leave: ({ unsent }) => {
      if (unsent) saveKeepalive(unsent);
    },
  });

  return {
    ...outbox,
    /**
     * The visitor changes something: it is sent after a pause, not letter by letter.
     * @param change returns the changed entries alone, each with the time it is given
     */
    edit(change: (plan: Plan, at: string) => Plan): void {
      const plan = outbox.view().plan ?? emptyPlan;
      const changes = change(plan, outbox.timeAfter(latestChange(plan)));
      void outbox.change(({ unsent, saved }) => ({
        unsent: mergePlans(unsent ?? emptyPlan, changes),
        saved,
      }));
      outbox.sendAfterTyping();
    },
    /** Runs a call that changes and returns the plan, while nothing else is sent. */
    async saveBy(call: () => Promise<ServerPlan>): Promise<void> {
      await outbox.send();
      await outbox.during(call, (saved) => keep(saved));
    },
  };
}

const keep =
  (saved: ServerPlan, sent: Plan | null = null) =>
  ({ unsent }: StoredPlan): StoredPlan => ({ unsent: withoutSent(unsent, sent), saved });

/** A separate channel: every page of the assessment loads the code of the answers' channel. */
const tabs = channelOf<string>('plans');

const outboxes = outboxesFrom(openOutbox, () =>
  tabs.listen((id) => void outboxes.inUse(id)?.follow()),
);

export const planOutboxOf = (id: string) => outboxes.of(id);

function openOutbox(id: string): PlanOutbox {
  const device = deviceWith<StoredPlan>(`plan ${id}`, {
    read: async () => ({ ...nothingStored, ...(await readRecord(id))?.plan }),
    change: async (change) => {
      const { plan } = await changeRecord(id, (record) => ({
        ...record,
        plan: change({ ...nothingStored, ...record.plan }),
      }));
      tabs.post(id);
      return plan ?? nothingStored;
    },
  });
  return planOutbox(device, {
    readPlan: () => asOwner(id, () => client.plan.get.query({ id }, inTime())),
    savePlan: (unsent) => asOwner(id, () => saveInParts(id, unsent)),
    saveKeepalive: (unsent) =>
      inParts(unsent).forEach((part) => callKeepalive('plan.save', inputOf(id, part))),
  });
}

/** If a part fails, the parts before it stay saved; saving them again does no harm. */
async function saveInParts(id: string, unsent: Plan): Promise<ServerPlan> {
  let saved: ServerPlan | undefined;
  for (const part of inParts(unsent)) {
    saved = await client.plan.save.mutate(inputOf(id, part), inTime());
  }
  return saved!;
}

const inputOf = (id: string, { start, focus, actions }: Plan) => ({
  id,
  start,
  focus: [...focus],
  actions: [...actions],
});

/** The time of the latest change, in milliseconds; 0 for an empty plan. */
function latestChange({ start, focus, actions }: Plan): number {
  const entries = [...(start ? [start] : []), ...focus, ...actions];
  return Math.max(0, ...entries.map(({ changedAt }) => Date.parse(changedAt)));
}

/**
 * The entries still to be sent after `sent` was saved: those that changed since then.
 * @returns null if there are none
 */
function withoutSent(unsent: Plan | null, sent: Plan | null): Plan | null {
  if (!unsent || !sent) return unsent;
  const gone = new Set([
    `start ${sent.start?.changedAt}`,
    ...sent.focus.map(({ competencyId, changedAt }) => `${competencyId} ${changedAt}`),
    ...sent.actions.map(({ id, changedAt }) => `${id} ${changedAt}`),
  ]);
  const start = gone.has(`start ${unsent.start?.changedAt}`) ? null : unsent.start;
  const focus = unsent.focus.filter((it) => !gone.has(`${it.competencyId} ${it.changedAt}`));
  const actions = unsent.actions.filter((it) => !gone.has(`${it.id} ${it.changedAt}`));
  return start || focus.length + actions.length > 0 ? { start, focus, actions } : null;
}

/** The competencies with changes that are not on the server. */
export function unsavedIn(plan: Plan, saved: Plan | null): ReadonlySet<CompetencyId> {
  const { focus, actions } = withoutSent(plan, saved) ?? emptyPlan;
  return new Set([...focus, ...actions].map(({ competencyId }) => competencyId));
}

/** Even with the longest texts, this many actions fit in one call. */
const ACTIONS_A_CALL = 12;

/** The same plan in parts that each fit in one call. */
export function inParts({ actions, ...rest }: Plan): Plan[] {
  const first = { ...rest, actions: actions.slice(0, ACTIONS_A_CALL) };
  if (actions.length <= ACTIONS_A_CALL) return [first];
  return [first, ...inParts({ ...emptyPlan, actions: actions.slice(ACTIONS_A_CALL) })];
}
