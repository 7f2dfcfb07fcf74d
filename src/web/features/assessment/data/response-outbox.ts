import type { CompetencyResponse } from '#domain/scoring.ts';
import { apiErrorMessage } from '#web/lib/api-error.ts';
import { Outbox, refusedWith, type Device, type OutboxView } from '#web/lib/outbox/outbox.ts';
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

/** A response as given here, or as the server has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

/** The state of the outbox; a new object after each change. */
export interface ResponsesView extends OutboxView {
  /** How many changes wait to be sent. */
  waiting: number;
  /**
   * The latest response to each competency, unsaved or just saved, so that none seems to be missing
   * between being saved and being read from the server again.
   */
  responses: readonly KnownResponse[];
  refused: readonly GivenResponse[];
  drafts: readonly Draft[];
  /** The position that is not known to be saved. */
  position: Position | null;
}

interface Service {
  /** Resolves with the response that the server has: another one, if that was given later. */
  saveResponse: (response: GivenResponse) => Promise<KnownResponse>;
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

/** The server's limit of calls in one batch. */
const BATCH = 10;

/** The browser's database returns copies, so that responses are compared by this. */
const key = ({ competencyId, answeredAt }: GivenResponse) => `${competencyId} ${answeredAt}`;

/**
 * The ratings of an assessment, sent in the order they were given. A response that the server refuses
 * is set aside; the position follows once its responses are saved.
 */
export class ResponseOutbox extends Outbox<Unsaved, ResponsesView> {
  readonly #service: Service;
  /** The responses that the server confirmed while a page was subscribed. */
  #confirmed: readonly KnownResponse[] = [];
  #knownParts: readonly (readonly KnownResponse[])[] = [];
  #known: readonly KnownResponse[] = [];
  #inFlight: ReadonlySet<string> = new Set();
  #positionInFlight: Position | null = null;

  constructor(options: Device<Unsaved> & Service) {
    super(nothingUnsaved, options);
    this.#service = options;
  }

  /** The server does not have everything yet that it may accept. */
  get hasUnsent(): boolean {
    return hasUnsent(this.stored);
  }

  /**
   * The visitor rates a competency: with both ratings it is a response, which is sent.
   * @param after the time of the response that the visitor saw: this one is later, whatever the clock says
   */
  rate(rated: Omit<Draft, 'answeredAt'>, after = ''): void {
    const { question1Rating, question2Rating } = rated;
    const draft = this.stored.drafts.find(
      ({ competencyId }) => competencyId === rated.competencyId,
    );
    const earlier = [after, draft?.answeredAt ?? ''].map((time) => Date.parse(time) || 0);
    const answeredAt = this.timeAfter(Math.max(...earlier));
    if (question1Rating === null || question2Rating === null) {
      // Both ratings cleared: an earlier response must not show again.
      const isNone = question1Rating === question2Rating && after === '';
      void this.change((unsaved) =>
        isNone
          ? withoutDraft(unsaved, rated.competencyId)
          : withDraft(unsaved, { ...rated, answeredAt }),
      );
      return;
    }
    const response = { ...rated, question1Rating, question2Rating, answeredAt };
    void this.change((unsaved) => withResponse(unsaved, response));
    void this.send();
  }

  goTo(position: Position): void {
    void this.change((unsaved) => ({ ...unsaved, position }));
    void this.send();
  }

  /** Asked for by the visitor: refused responses are retried, too. */
  retry(): Promise<void> {
    super.reached();
    void this.change(withRefusedAgain);
    return this.send();
  }

  /** Sends everything that is not being sent yet, without waiting for its turn. */
  leave(): void {
    const { responses, position } = this.stored;
    for (const response of responses) {
      if (!this.#inFlight.has(key(response))) void this.#send(response).catch(() => undefined);
    }
    if (position && position !== this.#positionInFlight) {
      this.#service.savePosition(position).catch(() => undefined);
    }
  }

  /** Calls in progress may not have left yet: everything is sent again. */
  override leaveForGood(): void {
    if (this.unstored) this.#service.noteUnstored(this.unstored);
    if (this.hasUnsent) this.#service.saveKeepalive(this.stored);
  }

  override async follow(): Promise<void> {
    await super.follow();
    if (this.hasUnsent) await this.send();
    else this.reached();
  }

  /**
   * Forgets everything once `reset` has succeeded; if it fails, saving continues.
   * It waits for a running save, and no other save starts until it is done.
   */
  async clearAfter<Result>(reset: () => Promise<Result>): Promise<Result> {
    this.isHeld = true;
    try {
      await this.send();
      return await this.device.exclusively(async () => {
        const result = await reset();
        this.#confirmed = [];
        super.reached();
        await this.change(() => nothingUnsaved);
        return result;
      });
    } finally {
      this.isHeld = false;
      // It interrupted saving, which continues.
      if (this.hasUnsent) void this.send();
    }
  }

  /** Remembers a response of the server, unless a later one is known. */
  learn(saved: KnownResponse): void {
    const { competencyId, answeredAt } = saved;
    const known = this.#confirmed.find((it) => it.competencyId === competencyId);
    if (known && known.answeredAt > answeredAt) return;
    this.#confirmed = [...this.#confirmed.filter((it) => it !== known), saved];
    this.notify();
  }

  /** Another tab has cleared the assessment. */
  forgetConfirmed(): Promise<void> {
    this.#confirmed = [];
    return super.follow();
  }

  protected async sendStored(): Promise<boolean> {
    const failed = new Set<string>();
    let failure: unknown;
    while (!this.isHeld) {
      const batch = this.stored.responses.filter((it) => !failed.has(key(it))).slice(0, BATCH);
      if (batch.length === 0) break;
      this.#inFlight = new Set(batch.map(key));
      const sent = await Promise.allSettled(batch.map((response) => this.#send(response)));
      this.#inFlight = new Set();
      for (const [index, result] of sent.entries()) {
        if (result.status === 'fulfilled') continue;
        failure = result.reason;
        if (refusedWith(failure) === undefined) failed.add(key(batch[index]!));
      }
      // The server cannot be reached: do not try the rest.
      if (failed.size > 0 && sent.every(({ status }) => status === 'rejected')) break;
    }
    const isReached = failed.size === 0 && !this.isHeld && (await this.#sendPosition());
    if (failure !== undefined && (isReached || !this.isFailing)) this.#service.onFailed();
    return isReached;
  }

  protected look(): ResponsesView {
    const { responses, refused, position } = this.stored;
    const parts = [this.#confirmed, refused, responses];
    // The same array as long as nothing changes.
    if (parts.some((part, index) => part !== this.#knownParts[index])) {
      this.#knownParts = parts;
      this.#known = parts.flat();
    }
    const waiting = responses.length + (position?.isCompleted ? 1 : 0);
    const state = this.stateOf(refused.length > 0, waiting > 0);
    return { ...this.stored, responses: this.#known, state, waiting, isStored: this.isStored };
  }

  protected override reached(): void {
    if (this.isFailing) this.#service.onStale();
    super.reached();
  }

  /** The next subscriber reads saved responses from the server. */
  protected override onUnwatched(): void {
    this.#confirmed = [];
    this.notify();
  }

  async #send(response: GivenResponse): Promise<void> {
    try {
      this.learn(await this.#service.saveResponse(response));
      await this.change((unsaved) => withoutResponse(unsaved, response));
    } catch (error) {
      const refusal = refusedWith(error);
      // Given before a reset elsewhere, or sent to a recreated assessment.
      if (refusal === 409 || error instanceof RecreatedError) {
        this.#confirmed = [];
        await this.change((unsaved) => withoutResponse(unsaved, response));
        this.#service.onStale();
        return;
      }
      if (refusal !== undefined) await this.change((unsaved) => setAside(unsaved, response));
      throw error;
    }
  }

  /** @returns false when it is to be sent again */
  async #sendPosition(): Promise<boolean> {
    const { position } = this.stored;
    if (!position) return true;
    this.#positionInFlight = position;
    try {
      await this.#service.savePosition(position);
    } catch (error) {
      console.warn('Failed to update assessment', apiErrorMessage(error));
      // A refused one is dropped: the position can be derived from the responses.
      if (refusedWith(error) === undefined) return false;
    }
    await this.change((unsaved) => withoutPosition(unsaved, position));
    return true;
  }
}

/** The response goes to a recreated assessment instead. */
export class RecreatedError extends Error {}
