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

/** Under a part of the token: what is stored here must not open the form. */
const nameOf = (token: string) => `feedback_form ${token.slice(0, 12)}`;

function entryOf(token: string): Entry | null {
  const stored = localStore.get(nameOf(token));
  return stored === null ? null : (JSON.parse(stored) as Entry);
}

/** Null if this browser has written nothing yet. */
export const editorKeyOf = (token: string): string | null => entryOf(token)?.editorKey ?? null;

export const storedForm = (token: string): StoredForm => ({
  unsent: entryOf(token)?.unsent ?? null,
});

/** @throws Error if the browser stores nothing */
export function changeStored(
  token: string,
  change: (stored: StoredForm) => StoredForm,
): StoredForm {
  const { editorKey, unsent } = entryOf(token) ?? { editorKey: newKey(), unsent: null };
  const changed = change({ unsent });
  const entry: Entry = { editorKey, ...changed };
  const isStored = localStore.set(nameOf(token), JSON.stringify(entry));
  if (!isStored) throw new Error('The browser stores nothing');
  return changed;
}

/** Nothing of the form stays here. */
export const forgetForm = (token: string): void => void localStore.set(nameOf(token), null);

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
