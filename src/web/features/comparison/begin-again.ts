import { entrySource } from '#web/lib/entry-source.ts';
import { client } from '#web/lib/trpc.ts';
import { newSessionId, startAnew, startSession } from '#web/features/assessment/data/browser-session.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';

/** One of the visitor's own, as far as it matters for taking it again. */
export interface Earlier {
  id: string;
  email: string | null;
}

/**
 * Begins another assessment, which this tab takes from now on. What it took before stays in this
 * browser, to be offered again.
 * @param keepsEmail it stands under the same address from the beginning
 */
export async function beginAgain({ id }: Earlier, keepsEmail: boolean): Promise<void> {
  const sessionId = newSessionId();
  const source = entrySource();
  await asOwner(id, () =>
    client.assessment.create.mutate({ sessionId, source, ...(keepsEmail && { againOf: id }) }),
  );
  startSession(sessionId);
  startAnew();
}
