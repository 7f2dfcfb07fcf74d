import { entrySource } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import {
  changeUnsaved,
  forgetRecord,
  keepCopy,
  readCopy,
  readUnsaved,
  notifyTabs,
} from './device-store.ts';
import { refreshAssessments } from './queries.ts';
import { forgetRecent, noteRecent } from './recent-assessments.ts';
import { take, takenId } from './browser-session.ts';
import { joined, withRefusedAgain } from './unsaved.ts';

const recreations = new Map<string, Promise<boolean>>();

/**
 * The server deletes an assessment without answers after a while. Answers given since then, without a
 * connection, go to a new assessment of the same session.
 * @param send called with the id of the new assessment
 * @returns false if the assessment is gone for good: it was erased, or it had answers
 */
export function recreateAssessment(id: string, send: (newId: string) => unknown): Promise<boolean> {
  const recreation = recreations.get(id) ?? recreate(id, send);
  recreations.set(id, recreation);
  return recreation;
}

async function recreate(id: string, send: (newId: string) => unknown): Promise<boolean> {
  // An assessment that was erased here has no copy.
  const copy = await readCopy(id);
  if (!copy || copy.responses.length > 0) return false;
  const { sessionId, email, overallScore, isCompleted } = copy.assessment;
  if (sessionId === null || email !== null || overallScore !== null || isCompleted) return false;
  const assessment = await client.assessment.create.mutate({ sessionId, source: entrySource() });
  const left = await readUnsaved(id);
  await changeUnsaved(assessment.id, (unsaved) => joined(unsaved, withRefusedAgain(left)));
  await keepCopy({ assessment, responses: [] });
  noteRecent(assessment.id, 'taken');
  if (takenId() === id) take(assessment.id);
  forgetRecent(id);
  await forgetRecord(id);
  notifyTabs({ erased: [{ id, sessionId: null }] });
  send(assessment.id);
  await refreshAssessments();
  return true;
}
