import { noTexts } from '#domain/feedback/feedback.ts';
import { Outbox, refusedWith, type Device, type OutboxView } from '#web/lib/outbox/outbox.ts';
import { deviceWith, inTime, outboxesFrom } from '#web/lib/outbox/page-outboxes.ts';
import { callKeepalive, client } from '#web/lib/trpc.ts';
import {
  changeStored,
  editorKeyOf,
  nothingStored,
  storedForm,
  type Answers,
  type Invitation,
  type StoredForm,
} from './form-device.ts';

export interface FormView extends OutboxView {
  answers: Answers;
  /** The answers stay in this browser until they are submitted. */
  isHeld: boolean;
}

interface Service {
  save: (answers: Answers) => Promise<unknown>;
  submit: (answers: Answers) => Promise<unknown>;
  /** As `save`, but for a page that closes: the reply is not awaited. */
  saveKeepalive: (answers: Answers) => void;
}

/** After the last letter typed, or the last rating. */
const PAUSE_MS = 800;

const noAnswers: Answers = { ratings: {}, texts: noTexts };

/** The answers of one form. The server gets all of them each time, so the last save is complete. */
export class FormOutbox extends Outbox<StoredForm, FormView> {
  readonly #service: Service;
  /** Of the link that was opened last. */
  token = '';
  #saved = noAnswers;
  #isRefused = false;

  constructor(options: Device<StoredForm> & Service) {
    super(nothingStored, options);
    this.#service = options;
  }

  /** Continues from what the server has. Only submitting replaces what another browser submitted. */
  begin({ own, state }: Pick<Invitation, 'own' | 'state'>, token: string): void {
    this.token = token;
    this.#saved = own ?? noAnswers;
    this.#isRefused = false;
    this.isHeld = state === 'submitted' && own === null;
    // An earlier visit may have left something.
    void this.send();
  }

  edit(change: (answers: Answers) => Answers): void {
    const at = this.timeAfter(0);
    const saved = this.#saved;
    this.#isRefused = false;
    void this.change((stored) => ({
      ...stored,
      unsent: { answers: change(stored.unsent?.answers ?? saved), at },
    }));
    this.device.later(PAUSE_MS, () => void this.send());
  }

  /** @throws Error if the server refuses it, or cannot be reached */
  submit(): Promise<void> {
    return this.device.exclusively(async () => {
      const { answers } = this.view;
      const sent = this.stored.unsent;
      await this.#service.submit(answers);
      this.isHeld = false;
      await this.#keep(answers, sent);
    });
  }

  /** Runs a call that ends the form, while nothing else is sent; then nothing of it stays here. */
  close(call: () => Promise<unknown>): Promise<void> {
    return this.device.exclusively(async () => {
      await call();
      this.#saved = noAnswers;
      await this.change(() => nothingStored);
    });
  }

  leave(): void {
    const { unsent } = this.stored;
    if (unsent && !this.isHeld) this.#service.saveKeepalive(unsent.answers);
  }

  protected async sendStored(): Promise<boolean> {
    const sent = this.stored.unsent;
    if (sent === null) return true;
    try {
      await this.#service.save(sent.answers);
      await this.#keep(sent.answers, sent);
      return true;
    } catch (error) {
      this.#isRefused = refusedWith(error) !== undefined;
      return this.#isRefused;
    }
  }

  protected look(): FormView {
    return {
      answers: this.stored.unsent?.answers ?? this.#saved,
      state: this.stateOf(this.#isRefused, this.stored.unsent !== null && !this.isHeld),
      isHeld: this.isHeld,
      isStored: this.isStored,
    };
  }

  #keep(saved: Answers, sent: StoredForm['unsent']): Promise<void> {
    this.#saved = saved;
    this.#isRefused = false;
    return this.change((stored) =>
      stored.unsent?.at === sent?.at ? { ...stored, unsent: null } : stored,
    );
  }
}

const outboxes = outboxesFrom(createOutbox, () => undefined);

export const formOutboxOf = ({ invitationId }: Invitation) => outboxes.of(invitationId);

function createOutbox(invitationId: string): FormOutbox {
  const device = deviceWith<StoredForm>(`feedback ${invitationId}`, {
    read: async () => storedForm(invitationId),
    change: async (change) => changeStored(invitationId, change),
  });
  const inputOf = (answers: Answers) => ({
    token: outbox.token,
    // A rater who submits has changed something, so this browser has a key.
    editorKey: editorKeyOf(invitationId)!,
    ...answers,
  });
  const outbox: FormOutbox = new FormOutbox({
    ...device,
    save: (answers) => client.feedback.save.mutate(inputOf(answers), inTime()),
    submit: (answers) => client.feedback.submit.mutate(inputOf(answers), inTime()),
    saveKeepalive: (answers) => callKeepalive('feedback.save', inputOf(answers)),
  });
  return outbox;
}
