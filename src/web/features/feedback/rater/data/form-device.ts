import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { localStore } from '#web/lib/browser-storage.ts';

export type Invitation = inferRouterOutputs<AppRouter>['feedback']['open'];
/** A null rating means "Not observed", a missing one that there is no answer yet. */
export type Answers = NonNullable<Invitation['own']>;

export interface StoredForm {
  /** All answers as they are now, until the server has them. `at` tells later changes from those that were sent. */
  unsent: { answers: Answers; at: string } | null;
  /** Only with it does the server show the answers again. Null if this browser has written nothing yet. */
  editorKey: string | null;
}

export const nothingStored: StoredForm = { unsent: null, editorKey: null };

/** The same for the links of all mails. Not the token: what is stored here must not open the form. */
const nameOf = (invitationId: string) => `feedback_form ${invitationId}`;

export const storedForm = (invitationId: string): StoredForm =>
  (JSON.parse(localStore.get(nameOf(invitationId)) ?? 'null') as StoredForm | null) ??
  nothingStored;

export const editorKeyOf = (invitationId: string) => storedForm(invitationId).editorKey;

/**
 * Gives the first change a key; a form that is forgotten leaves nothing here.
 * @throws Error if the browser stores nothing
 */
export function changeStored(
  invitationId: string,
  change: (stored: StoredForm) => StoredForm,
): StoredForm {
  const { unsent, editorKey } = change(storedForm(invitationId));
  const stored = { unsent, editorKey: unsent ? (editorKey ?? newKey()) : editorKey };
  const text = stored.editorKey === null ? null : JSON.stringify(stored);
  if (!localStore.set(nameOf(invitationId), text)) throw new Error('The browser stores nothing');
  return stored;
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
