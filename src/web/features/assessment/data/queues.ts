import { sessionStore } from '#web/lib/browser-storage.ts';
import { apiErrorMessage, replyStatus } from '#web/lib/api-error.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { client } from '#web/lib/trpc.ts';
import { showToast } from '#web/ui/toast.ts';
import { keepAssessment, keepResponse, refreshAssessments, refreshResponses } from './queries.ts';
import { ResponseQueue, type Failure } from './response-queue.ts';
import { asOwner } from './write-access.ts';

/*
 * One queue for each assessment, outside of React: a save goes on while the visitor looks at another
 * page, and whoever comes back meets the same queue, so that nothing overtakes it.
 */
const queues = new Map<string, ResponseQueue>();

export function queueOf(assessmentId: string): ResponseQueue {
  const queue = queues.get(assessmentId) ?? createQueue(assessmentId);
  queues.set(assessmentId, queue);
  return queue;
}

function createQueue(id: string): ResponseQueue {
  const key = `assessment_unsaved_${id}`;
  const queue = new ResponseQueue({
    read: () => sessionStore.get(key),
    write: (unsaved) => sessionStore.set(key, unsaved),
    now: serverClock.now,
    saveResponse: async (response) => {
      const learn = serverClock.ask();
      const standing = await asOwner(() => client.response.save.mutate({ id, ...response }));
      // What would lie ahead of the service, it took for its own now.
      if (standing.answeredAt < response.answeredAt) learn(standing.answeredAt, 1);
      keepResponse(id, standing);
      return standing;
    },
    savePosition: async (position) =>
      keepAssessment(await asOwner(() => client.assessment.update.mutate({ id, ...position }))),
    classify,
    onResponseFailed: () =>
      showToast({
        title: 'Error',
        description: 'Failed to save response. Please try again.',
        variant: 'destructive',
      }),
    onPositionFailed: (error) =>
      console.warn('Failed to update assessment', apiErrorMessage(error)),
    onOutdated: () => {
      void refreshAssessments();
      void refreshResponses(id);
    },
  });
  window.addEventListener('online', () => void queue.flush());
  return queue;
}

/** Request Timeout, Too Early, Too Many Requests: the same call may do later. */
const passingStatuses = new Set([408, 425, 429]);

/** Without a status there was no reply at all. */
function classify(error: unknown): Failure {
  const status = replyStatus(error);
  if (status === 409) return 'outdated';
  const isRefused =
    status !== undefined && status >= 400 && status < 500 && !passingStatuses.has(status);
  return isRefused ? 'refused' : 'passing';
}
