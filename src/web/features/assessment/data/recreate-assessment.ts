import { entrySource } from '#web/lib/entry-source.ts';
import { client } from '#web/lib/trpc.ts';
import { changeUnsaved, forgetRecord, keepCopy, readCopy, readUnsaved } from './device-store.ts';
import { refreshAssessments } from './queries.ts';
import { forgetSeen, noteSeen } from './recent-assessments.ts';
import { tellTabs } from './tabs.ts';
import { take, takenId } from './browser-session.ts';
import { joined, withRefusedAgain } from './unsaved.ts';

const moves = new Map<string, Promise<boolean>>();

/**
 * An assessment in which nothing was answered is deleted after a while. What was answered since, without
 * a connection, goes to a new one of the same session.
 * @param send is told where it goes
 * @returns false where it is for good: it was erased, or held answers
 */
export function goOnAnew(id: string, send: (newId: string) => unknown): Promise<boolean> {
  const move = moves.get(id) ?? moveFrom(id, send);
  moves.set(id, move);
  return move;
}

async function moveFrom(id: string, send: (newId: string) => unknown): Promise<boolean> {
  // Of what was erased here there is none.
  const copy = await readCopy(id);
  if (!copy || copy.responses.length > 0) return false;
  const { sessionId, email, overallScore, isCompleted } = copy.assessment;
  if (sessionId === null || email !== null || overallScore !== null || isCompleted) return false;
  const assessment = await client.assessment.create.mutate({ sessionId, source: entrySource() });
  const left = await readUnsaved(id);
  await changeUnsaved(assessment.id, (unsaved) => joined(unsaved, withRefusedAgain(left)));
  await keepCopy({ assessment, responses: [] });
  noteSeen(assessment.id, 'taken');
  if (takenId() === id) take(assessment.id);
  forgetSeen(id);
  await forgetRecord(id);
  tellTabs({ erased: [{ id, sessionId: null }] });
  send(assessment.id);
  await refreshAssessments();
  return true;
}
