import { emptyPlan, type Plan } from '#domain/plan.ts';

/** The time of the latest change, in milliseconds; 0 for an empty plan. */
export function latestChange({ start, focus, actions }: Plan): number {
  const entries = [...(start ? [start] : []), ...focus, ...actions];
  return Math.max(0, ...entries.map(({ changedAt }) => Date.parse(changedAt)));
}

/**
 * The entries still to be sent after `sent` was saved: those that changed since then.
 * @returns null if there are none
 */
export function withoutSent(unsent: Plan | null, sent: Plan | null): Plan | null {
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

/** Even with the longest texts, this many actions fit in one call. */
const ACTIONS_A_CALL = 12;

/** The same plan in parts that each fit in one call. */
export function inParts({ start, focus, actions }: Plan): Plan[] {
  const others = Array.from(
    { length: Math.max(0, Math.ceil(actions.length / ACTIONS_A_CALL) - 1) },
    (_nothing, index) => ({
      ...emptyPlan,
      actions: actions.slice((index + 1) * ACTIONS_A_CALL, (index + 2) * ACTIONS_A_CALL),
    }),
  );
  return [{ start, focus, actions: actions.slice(0, ACTIONS_A_CALL) }, ...others];
}
