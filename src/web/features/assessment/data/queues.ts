import { apiErrorMessage, errorStatus, replyStatus } from '#web/lib/api-error.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { callUnheard, client } from '#web/lib/trpc.ts';
import { showToast } from '#web/ui/toast.ts';
import { changeUnsaved, idsWithUnsaved, noteUnkept, readUnsaved } from './device-store.ts';
import { keepAssessment, keepResponse, refreshAssessments, refreshResponses } from './queries.ts';
import { ResponseQueue } from './response-queue.ts';
import type { Failure } from './response-sender.ts';
import { subscribeToTabs, notifyTabs } from './tabs.ts';
import { asOwner } from './write-access.ts';

/** A call without a reply by then is aborted and tried again. */
const PATIENCE_MS = 15_000;

/*
 * One queue for each assessment, outside of React: it keeps saving while the visitor looks at another
 * page. All pages share it, so that no save overtakes another.
 */
const queues = new Map<string, ResponseQueue>();

export function queueOf(assessmentId: string): ResponseQueue {
  const queue = queues.get(assessmentId) ?? createQueue(assessmentId);
  queues.set(assessmentId, queue);
  return queue;
}

/** Undefined if no page has used this assessment since the site was opened. */
export const queueInUse = (assessmentId: string) => queues.get(assessmentId);

/** Sends what is unsent, now and each time the browser goes online or shows the page. */
export function sendUnsent(): () => void {
  const left = new AbortController();
  const { signal } = left;
  const flush = () => queues.forEach((queue) => void queue.flush());
  const leave = () => queues.forEach((queue) => queue.leave());
  void idsWithUnsaved().then((ids) => ids.forEach((id) => void queueOf(id).retry()));
  window.addEventListener('online', flush, { signal });
  window.addEventListener('pageshow', flush, { signal });
  const leaveForGood = () =>
    queues.forEach((queue, id) => {
      noteUnkept(id, queue.unkept);
      queue.leaveForGood();
    });
  window.addEventListener('pagehide', leaveForGood, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : flush()),
    { signal },
  );
  subscribeToTabs(signal, {
    onChanged: (id) => void queues.get(id)?.follow(),
    onResponse: (id, response) => {
      keepResponse(id, response);
      queues.get(id)?.learn(response);
    },
    onAssessment: keepAssessment,
    onCleared: (id) => {
      void queues.get(id)?.forgetConfirmed();
      refresh(id);
    },
  });
  return () => left.abort();
}

function refresh(id: string): void {
  void refreshAssessments();
  void refreshResponses(id);
}

function createQueue(id: string): ResponseQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new ResponseQueue({
    read: () => readUnsaved(id),
    change: async (change) => {
      const kept = await changeUnsaved(id, change);
      notifyTabs({ changed: id });
      return kept;
    },
    exclusively: (work) =>
      // Browsers offer locks over HTTPS only.
      'locks' in navigator
        ? navigator.locks.request(`assessment ${id}`, work)
        : (work as () => Promise<never>)(),
    now: serverClock.now,
    saveResponse: async (response) => {
      const learn = serverClock.ask();
      const standing = await asOwner(id, () =>
        client.response.save.mutate(
          { id, ...response },
          { signal: AbortSignal.timeout(PATIENCE_MS) },
        ),
      ).catch(async (error: unknown) => {
        if (errorStatus(error) !== 404) throw error;
        const { recreateAssessment } = await import('./recreate-assessment.ts');
        throw (await recreateAssessment(id, (newId) => queueOf(newId).follow()))
          ? new RecreatedError()
          : error;
      });
      // The server dates answers from its future to its own time: correct the clock.
      if (standing.answeredAt < response.answeredAt) learn(standing.answeredAt, 1);
      keepResponse(id, standing);
      notifyTabs({ id, response: standing });
      return standing;
    },
    savePosition: async (position) => {
      const assessment = await asOwner(id, () =>
        client.assessment.update.mutate(
          { id, ...position },
          { signal: AbortSignal.timeout(PATIENCE_MS) },
        ),
      );
      keepAssessment(assessment);
      notifyTabs({ assessment });
    },
    saveKeepalive: ({ responses, position }) => {
      for (const response of responses) callUnheard('response.save', { id, ...response });
      if (position) callUnheard('assessment.update', { id, ...position });
    },
    classify,
    later: (ms, work) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    onResponseFailed: () => {
      // Without a connection nothing has failed yet: the page shows that answers wait.
      if (!navigator.onLine) return;
      showToast({
        title: 'Error',
        description: 'Failed to save response. Please try again.',
        variant: 'destructive',
      });
    },
    onPositionFailed: (error) =>
      console.warn('Failed to update assessment', apiErrorMessage(error)),
    onOutdated: () => refresh(id),
    onReached: () => refresh(id),
  });
}

/** Request Timeout, Too Early, Too Many Requests: the same call may succeed later. */
const passingStatuses = new Set([408, 425, 429]);

/** The response goes to a recreated assessment instead. */
class RecreatedError extends Error {}

/** Without a status there was no reply. */
function classify(error: unknown): Failure {
  if (error instanceof RecreatedError) return 'outdated';
  const status = replyStatus(error);
  if (status === 409) return 'outdated';
  const isRefused =
    status !== undefined && status >= 400 && status < 500 && !passingStatuses.has(status);
  return isRefused ? 'refused' : 'passing';
}
