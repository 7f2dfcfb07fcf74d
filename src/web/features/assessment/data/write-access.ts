import { errorStatus } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { readCopy } from './device-store.ts';
import type { Assessment } from './types.ts';
import { currentSessionId } from './browser-session.ts';

/**
 * Makes a change to an assessment that this browser started. The cookie that allows it can be missing:
 * people clear cookies, two tabs that start at the same moment overwrite each other's, and a browser may
 * crash before it stores it. After a refusal the session id restores access, and the change is retried
 * once.
 */
export async function asOwner<Result>(id: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (errorStatus(error) !== 403 || !(await regainAccess(id))) throw error;
    return change();
  }
}

/** @returns the assessment as its owner sees it; null if this browser did not start it */
export async function regainAccess(id: string): Promise<Assessment | null> {
  const storedId = (await readCopy(id))?.assessment.sessionId;
  const sessionId = storedId ?? currentSessionId();
  if (sessionId === null) return null;
  const own = await client.assessment.bySession.query({ sessionId });
  return own.id === id ? own : null;
}
