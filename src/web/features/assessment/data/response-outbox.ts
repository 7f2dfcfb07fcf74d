import type { CompetencyResponse } from '#domain/scoring.ts';
import { apiErrorMessage, errorStatus } from '#web/lib/api-error.ts';
import { createOutbox, refusedWith, type Device } from '#web/lib/outbox/outbox.ts';
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
import {
  hasUnsent,
  nothingUnsaved,
  setAside,
  withDraft,
  withoutDraft,
  withoutPosition,
  withoutResponse,
  withRefusedAgain,
  withResponse,
  type Draft,
  type GivenResponse,
  type Position,
  type Unsaved,
} from './unsaved.ts';
import { asOwner } from './write-access.ts';

/** A response as given here, or as the server has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

interface Service {
  /**
   * Resolves with the response that the server has: another one, if that was given later. Null if the
   * assessment no longer wants it: it was reset since, or the response goes to a recreated one.
   */
  saveResponse: (response: GivenResponse) => Promise<KnownResponse | null>;
  savePosition: (position: Position) => Promise<void>;
  /** Saves both for a page that closes: it sends before it returns, and does not await the reply. */
  saveKeepalive: (unsaved: Pick<Unsaved, 'responses' | 'position'>) => void;
  /** The database is too slow for a page that closes. */
  noteUnstored: (unstored: Unsaved) => void;
  /** The first failure after a success. */
  onFailed: () => void;
  /** The assessment may have changed elsewhere. */
  onStale: () => void;
}

export type ResponseOutbox = ReturnType<typeof responseOutbox>;
export type ResponsesView = ReturnType<ResponseOutbox['view']>;

/**
 * The ratings of an assessment. A response that the server refuses is set aside; the position follows
 * once its responses are saved.
 */
export function responseOutbox(device: Device<Unsaved>, service: Service) {
  /** The responses that the server confirmed while a page was subscribed. */
  let confirmed: readonly KnownResponse[] = [];

  const outbox = createOutbox(device, {
    nothing: nothingUnsaved,
    show: (unsaved) => ({
      ...unsaved,
      /** Saved ones too, so that none seems to be missing until it is read from the server again. */
      responses: [...confirmed, ...unsaved.refused, ...unsaved.responses] as KnownResponse[],
      /** How many changes wait to be sent. */
      waiting: waitingIn(unsaved),
      /** The server does not have everything yet that it may accept. */
      hasUnsent: hasUnsent(unsaved),
    }),
    isUnsent: (unsaved) => waitingIn(unsaved) > 0,
    isRefused: ({ refused }) => refused.length > 0,
    async send({ responses, position }, { isFailing }) {
      const sent = await Promise.allSettled(responses.map(sendResponse));
      const failures = sent.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
      const lost = failures.find((error) => refusedWith(error) === undefined);
      if (failures.length > 0 && !(lost && isFailing)) service.onFailed();
      if (lost) throw lost;
      if (position) await sendPosition(position);
    },
    leave(unsaved, unstored) {
      if (unstored) service.noteUnstored(unstored);
      if (hasUnsent(unsaved)) service.saveKeepalive(unsaved);
    },
    onRecovered: service.onStale,
    // The next subscriber reads saved responses from the server.
    onUnwatched: forget,
  });

  async function sendResponse(response: GivenResponse): Promise<void> {
    try {
      const saved = await service.saveResponse(response);
      if (saved) learn(saved);
      else {
        forget();
        service.onStale();
      }
      await outbox.change((unsaved) => withoutResponse(unsaved, response));
    } catch (error) {
      if (refusedWith(error) !== undefined) {
        await outbox.change((unsaved) => setAside(unsaved, response));
      }
      throw error;
    }
  }

  async function sendPosition(position: Position): Promise<void> {
    try {
      await service.savePosition(position);
    } catch (error) {
      console.warn('Failed to update assessment', apiErrorMessage(error));
      // A refused one is dropped: the position can be derived from the responses.
      if (refusedWith(error) === undefined) throw error;
    }
    await outbox.change((unsaved) => withoutPosition(unsaved, position));
  }

  /** Remembers a response of the server, unless a later one is known. */
  function learn(saved: KnownResponse): void {
    const { competencyId, answeredAt } = saved;
    const before = confirmed.find((it) => it.competencyId === competencyId);
    if (before && before.answeredAt > answeredAt) return;
    confirmed = [...confirmed.filter((it) => it !== before), saved];
    outbox.show();
  }

  function forget(): void {
    confirmed = [];
    outbox.show();
  }

  return {
    ...outbox,
    learn,
    /**
     * The visitor rates a competency: with both ratings it is a response, which is sent.
     * @param after the time of the response that the visitor saw: this one is later, whatever the clock says
     */
    rate(rated: Omit<Draft, 'answeredAt'>, after = ''): void {
      const { competencyId, question1Rating, question2Rating } = rated;
      const draft = outbox.stored().drafts.find((it) => it.competencyId === competencyId);
      const earlier = [after, draft?.answeredAt ?? ''].map((time) => Date.parse(time) || 0);
      const answeredAt = outbox.timeAfter(Math.max(...earlier));
      if (question1Rating === null || question2Rating === null) {
        // Both ratings cleared: an earlier response must not show again.
        const isNone = question1Rating === question2Rating && after === '';
        void outbox.change((unsaved) =>
          isNone
            ? withoutDraft(unsaved, competencyId)
            : withDraft(unsaved, { ...rated, answeredAt }),
        );
        return;
      }
      const response = { ...rated, question1Rating, question2Rating, answeredAt };
      void outbox.change((unsaved) => withResponse(unsaved, response));
      void outbox.send();
    },
    goTo(position: Position): void {
      void outbox.change((unsaved) => ({ ...unsaved, position }));
      void outbox.send();
    },
    /** Refused responses are retried, too. */
    retry(): Promise<void> {
      void outbox.change(withRefusedAgain);
      return outbox.retry();
    },
    async follow(): Promise<void> {
      await outbox.follow();
      await outbox.send();
    },
    /** Another tab has cleared the assessment. */
    forgetConfirmed(): Promise<void> {
      forget();
      return outbox.follow();
    },
    /** Forgets everything once `reset` has succeeded; if it fails, saving continues. */
    clearAfter: <Result>(reset: () => Promise<Result>): Promise<Result> =>
      outbox.during(reset, () => {
        forget();
        return () => nothingUnsaved;
      }),
  };
}

/** A position by itself is not worth telling. */
const waitingIn = ({ responses, position }: Unsaved) =>
  responses.length + (position?.isCompleted ? 1 : 0);

const outboxes = outboxesFrom(openOutbox, () =>
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

function openOutbox(id: string): ResponseOutbox {
  const device = deviceWith<Unsaved>(`assessment ${id}`, {
    read: () => readUnsaved(id),
    change: async (change) => {
      const stored = await changeUnsaved(id, change);
      notifyTabs({ changed: id });
      return stored;
    },
  });
  return responseOutbox(device, {
    saveResponse: async (response) => {
      const learn = serverClock.ask();
      const saved = await asOwner(id, () =>
        client.response.save.mutate({ id, ...response }, inTime()),
      ).catch(async (error: unknown) => {
        if (errorStatus(error) === 409) return null;
        if (errorStatus(error) !== 404) throw error;
        const { recreateAssessment } = await import('./recreate-assessment.ts');
        if (await recreateAssessment(id, (newId) => outboxOf(newId).follow())) return null;
        throw error;
      });
      if (!saved) return null;
      // The server dates answers from its future to its own time: correct the clock.
      if (saved.answeredAt < response.answeredAt) learn(saved.answeredAt, 1);
      keepResponse(id, saved);
      await changeCopy(
        id,
        (copy) => copy && { ...copy, responses: withSaved(copy.responses, saved) },
      );
      notifyTabs({ id, response: saved });
      return saved;
    },
    savePosition: async (position) => {
      const assessment = await asOwner(id, () =>
        client.assessment.update.mutate({ id, ...position }, inTime()),
      );
      keepAssessment(assessment);
      await changeCopy(id, (copy) => copy && { ...copy, assessment });
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
