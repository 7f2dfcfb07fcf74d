import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { localStore } from '#web/lib/browser-storage.ts';

export type Invitation = inferRouterOutputs<AppRouter>['feedback']['open'];
/** A rating that is null: "Not observed". One that is missing: not answered. */
export type Answers = NonNullable<Invitation['own']>;

/** All answers of the form as they are now, until the server has them. */
export interface UnsentAnswers {
  answers: Answers;
  /** Tells later changes from those that were sent. */
  at: string;
}

/** What the outbox of a form stores. */
export interface StoredForm {
  unsent: UnsentAnswers | null;
}

/** What this browser stores of one form. */
interface Entry extends StoredForm {
  /** Only with it does the server show the answers again. */
  editorKey: string;
}

/** The same for the links of all mails. Not the token: what is stored here must not open the form. */
const nameOf = (invitationId: string) => `feedback_form ${invitationId}`;

function entryOf(invitationId: string): Entry | null {
  const stored = localStore.get(nameOf(invitationId));
  return stored === null ? null : (JSON.parse(stored) as Entry);
}

/** Null if this browser has written nothing yet. */
export const editorKeyOf = (invitationId: string): string | null =>
  entryOf(invitationId)?.editorKey ?? null;

export const storedForm = (invitationId: string): StoredForm => ({
  unsent: entryOf(invitationId)?.unsent ?? null,
});

/** @throws Error if the browser stores nothing */
export function changeStored(
  invitationId: string,
  change: (stored: StoredForm) => StoredForm,
): StoredForm {
  const { editorKey, unsent } = entryOf(invitationId) ?? { editorKey: newKey(), unsent: null };
  const changed = change({ unsent });
  const entry: Entry = { editorKey, ...changed };
  const isStored = localStore.set(nameOf(invitationId), JSON.stringify(entry));
  if (!isStored) throw new Error('The browser stores nothing');
  return changed;
}

/** Nothing of the form stays here. */
export const forgetForm = (invitationId: string): void =>
  void localStore.set(nameOf(invitationId), null);

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
