import { noTexts } from '#domain/feedback/feedback.ts';
import { createOutbox, type Device } from '#web/lib/outbox/outbox.ts';
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

interface Service {
  save: (answers: Answers) => Promise<unknown>;
  submit: (answers: Answers) => Promise<unknown>;
  /** As `save`, but for a page that closes: the reply is not awaited. */
  saveKeepalive: (answers: Answers) => void;
}

const noAnswers: Answers = { ratings: {}, texts: noTexts };

export type FormView = ReturnType<ReturnType<typeof formOutbox>['view']>;

/** The answers of one form. The server gets all of them each time, so the last save is complete. */
export function formOutbox(device: Device<StoredForm>, { save, submit, saveKeepalive }: Service) {
  let saved = noAnswers;
  let isHeld = false;

  const outbox = createOutbox(device, {
    nothing: nothingStored,
    show: ({ unsent }) => ({
      answers: unsent?.answers ?? saved,
      /** The answers stay in this browser until they are submitted. */
      isHeld,
    }),
    isUnsent: ({ unsent }) => unsent !== null && !isHeld,
    async send({ unsent }) {
      if (!unsent || isHeld) return;
      await save(unsent.answers);
      await outbox.change(keep(unsent.answers, unsent));
    },
    leave: ({ unsent }) => {
      if (unsent && !isHeld) saveKeepalive(unsent.answers);
    },
  });

  function keep(answers: Answers, sent: StoredForm['unsent']) {
    saved = answers;
    return (stored: StoredForm): StoredForm =>
      stored.unsent?.at === sent?.at ? { ...stored, unsent: null } : stored;
  }

  return {
    ...outbox,
    /** Continues from what the server has. Only submitting replaces what another browser submitted. */
    begin({ own, state }: Pick<Invitation, 'own' | 'state'>): void {
      saved = own ?? noAnswers;
      isHeld = state === 'submitted' && own === null;
      outbox.show();
      // An earlier visit may have left something.
      void outbox.send();
    },
    edit(change: (answers: Answers) => Answers): void {
      const at = outbox.timeAfter(0);
      const before = saved;
      void outbox.change((stored) => ({
        ...stored,
        unsent: { answers: change(stored.unsent?.answers ?? before), at },
      }));
      outbox.sendAfterTyping();
    },
    /** @throws Error if the server refuses it, or cannot be reached */
    async submit(): Promise<void> {
      await outbox.during(
        async () => {
          const { answers } = outbox.view();
          const sent = outbox.stored().unsent;
          await submit(answers);
          return { answers, sent };
        },
        ({ answers, sent }) => {
          isHeld = false;
          return keep(answers, sent);
        },
      );
    },
    /** Runs a call that ends the form, while nothing else is sent; then nothing of it stays here. */
    async close(call: () => Promise<unknown>): Promise<void> {
      await outbox.during(call, () => {
        saved = noAnswers;
        return () => nothingStored;
      });
    },
  };
}

const outboxes = outboxesFrom(openOutbox, () => undefined);

export const formOutboxOf = ({ invitationId }: Invitation) => outboxes.of(invitationId);

function openOutbox(invitationId: string) {
  const device = deviceWith<StoredForm>(`feedback ${invitationId}`, {
    read: async () => storedForm(invitationId),
    change: async (change) => changeStored(invitationId, change),
  });
  let token = '';
  const inputOf = (answers: Answers) => ({
    token,
    // A rater who submits has changed something, so this browser has a key.
    editorKey: editorKeyOf(invitationId)!,
    ...answers,
  });
  const outbox = formOutbox(device, {
    save: (answers) => client.feedback.save.mutate(inputOf(answers), inTime()),
    submit: (answers) => client.feedback.submit.mutate(inputOf(answers), inTime()),
    saveKeepalive: (answers) => callKeepalive('feedback.save', inputOf(answers)),
  });
  return {
    ...outbox,
    begin(invitation: Invitation, link: string): void {
      token = link;
      outbox.begin(invitation);
    },
  };
}
