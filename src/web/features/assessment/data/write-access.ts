import { errorStatus } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { currentSessionId } from './visit.ts';

/**
 * Makes a change to the assessment that this browser session started. The cookie that allows it can
 * be gone: people clear theirs, and of two tabs that start at the same moment one overwrites the
 * other's. Who is refused shows the session id, which gives the right back, and tries once more.
 */
export async function asOwner<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const sessionId = currentSessionId();
    if (errorStatus(error) !== 403 || sessionId === null) throw error;
    await client.assessment.bySession.query({ sessionId });
    return change();
  }
}
