import { idsWithUnsentPlan } from '#web/features/assessment/data/device-store.ts';

/** Sends what earlier visits left unsent; the code for it comes only where something waits. */
export function sendPlans(): void {
  void idsWithUnsentPlan().then((ids) => ids.forEach(sendPlan));
}

async function sendPlan(id: string): Promise<void> {
  const { planQueueOf } = await import('./plan-queues.ts');
  await planQueueOf(id).send();
}
