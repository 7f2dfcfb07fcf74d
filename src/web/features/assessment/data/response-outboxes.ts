import { errorStatus } from '#web/lib/api-error.ts';
import { deviceWith, inTime, outboxesFrom } from '#web/lib/outbox/page-outboxes.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { callKeepalive, client } from '#web/lib/trpc.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  changeCopy,
  changeUnsaved,
  idsWithUnsaved,
  noteUnstored,
  readUnsaved,
  listenToTabs,
  notifyTabs,
} from './device-store.ts';
import {
  keepAssessment,
  keepResponse,
  refreshAssessments,
  refreshResponses,
  withSaved,
} from './queries.ts';
import { RecreatedError, ResponseOutbox } from './response-outbox.ts';
import type { Unsaved } from './unsaved.ts';
import { asOwner } from './write-access.ts';

const outboxes = outboxesFrom(createOutbox, () =>
  listenToTabs((message) => {
    if ('changed' in message) void outboxInUse(message.changed)?.follow();
    else if ('cleared' in message) {
      void outboxInUse(message.cleared)?.forgetConfirmed();
      refresh(message.cleared);
    } else if ('response' in message) {
      keepResponse(message.id, message.response);
      outboxInUse(message.id)?.learn(message.response);
    } else if ('assessment' in message) keepAssessment(message.assessment);
  }),
);

export const outboxOf = (id: string) => outboxes.of(id);
export const outboxInUse = (id: string) => outboxes.inUse(id);

/** Sends what earlier visits left unsent, and from now on follows the other tabs. */
export function sendUnsent(): void {
  outboxes.attend();
  void idsWithUnsaved().then((ids) => ids.forEach((id) => void outboxOf(id).retry()));
}

function refresh(id: string): void {
  void refreshAssessments();
  void refreshResponses(id);
}

function createOutbox(id: string): ResponseOutbox {
  const device = deviceWith<Unsaved>(`assessment ${id}`, {
    read: () => readUnsaved(id),
    change: async (change) => {
      const stored = await changeUnsaved(id, change);
      notifyTabs({ changed: id });
      return stored;
    },
  });
  return new ResponseOutbox({
    ...device,
    saveResponse: async (response) => {
      const learn = serverClock.ask();
      const saved = await asOwner(id, () =>
        client.response.save.mutate({ id, ...response }, inTime()),
      ).catch(async (error: unknown) => {
        if (errorStatus(error) !== 404) throw error;
        const { recreateAssessment } = await import('./recreate-assessment.ts');
        throw (await recreateAssessment(id, (newId) => outboxOf(newId).follow()))
          ? new RecreatedError()
          : error;
      });
      // The server dates answers from its future to its own time: correct the clock.
      if (saved.answeredAt < response.answeredAt) learn(saved.answeredAt, 1);
      keepResponse(id, saved);
      await changeCopy(id, (copy) => ({ ...copy, responses: withSaved(copy.responses, saved) }));
      notifyTabs({ id, response: saved });
      return saved;
    },
    savePosition: async (position) => {
      const assessment = await asOwner(id, () =>
        client.assessment.update.mutate({ id, ...position }, inTime()),
      );
      keepAssessment(assessment);
      await changeCopy(id, (copy) => ({ ...copy, assessment }));
      notifyTabs({ assessment });
    },
    saveKeepalive: ({ responses, position }) => {
      for (const response of responses) callKeepalive('response.save', { id, ...response });
      if (position) callKeepalive('assessment.update', { id, ...position });
    },
    noteUnstored: (unstored) => noteUnstored(id, unstored),
    onFailed: () => {
      // Without a connection nothing has failed yet: the page shows that answers wait.
      if (!navigator.onLine) return;
      showToast({
        title: 'Error',
        description: 'Failed to save response. Please try again.',
        variant: 'destructive',
      });
    },
    onStale: () => refresh(id),
  });
}
