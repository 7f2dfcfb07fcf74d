import { resultsText } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { AppError } from '#domain/errors.ts';
import { emptyPlan } from '#domain/plan.ts';
import { listResponses, permitLocked } from '#server/assessment/assessment.service.ts';
import { ownedBy } from '#server/assessment/owned.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { sharedPlan } from '#server/plan/plan.service.ts';
import { chatErrors } from './chat-errors.ts';
import type { AgreeInput, ResultsOutput } from './chat.schemas.ts';
import * as conversations from './conversation.repository.ts';
import { requireOwn } from './conversation.service.ts';

/** A user of the chat, in a browser that may own assessments. */
export interface ChatCaller {
  id: string;
  visitor: Visitor;
}

/**
 * What the caller could let the advisor use, and what it uses in this conversation.
 * @throws AppError NOT_FOUND for the conversation
 */
export async function resultsFor(
  { id: userId, visitor }: ChatCaller,
  conversationId: string | undefined,
): Promise<ResultsOutput> {
  const { db } = visitor;
  if (conversationId !== undefined) await requireOwn(db, userId, conversationId);
  const latest = (await ownedBy(visitor)).assessments.find(isOpen);
  const [text, inUse] = await Promise.all([
    latest && textOf(visitor, latest.id),
    conversationId === undefined ? null : conversations.findAgreed(db, conversationId),
  ]);
  return { inUse, own: latest && text !== undefined ? { assessmentId: latest.id, text } : null };
}

/**
 * Stores the words that the caller has read and agreed to, for the next questions.
 * @throws AppError NOT_FOUND for what is not the caller's, CONFLICT if the words have changed
 */
export async function agree(
  { id: userId, visitor }: ChatCaller,
  { id, assessmentId, text }: AgreeInput,
): Promise<ResultsOutput> {
  // Others learn nothing about an assessment, not even that it exists.
  const { assessments } = await ownedBy(visitor);
  const own = assessments.find((row) => row.id === assessmentId.toLowerCase());
  if (!own) throw noResults();
  await permitLocked(visitor, own.id, 'own', async (trx, allowed, row) => {
    if (!isOpen(row)) throw noResults();
    if (!(await conversations.lockOwn(trx, userId, id))) throw chatErrors.notFound();
    if (text !== (await textOf({ ...visitor, db: trx }, allowed))) {
      throw new AppError('CONFLICT', 'Your results have changed. Read them again, then decide.');
    }
    const { access_epoch } = row;
    await conversations.putAgreed(trx, {
      conversation_id: id,
      assessment_id: allowed,
      text,
      access_epoch,
    });
    return true;
  });
  return { inUse: text, own: { assessmentId: own.id, text } };
}

/** @throws AppError NOT_FOUND for the conversation */
export async function withdraw(db: Db, userId: string, conversationId: string): Promise<void> {
  await requireOwn(db, userId, conversationId);
  await conversations.removeAgreed(db, conversationId);
}

/** An email address unlocks the results. */
const isOpen = ({ is_completed, email }: AssessmentRow) => is_completed && email !== null;

async function textOf(visitor: Visitor, id: string): Promise<string> {
  const responses = await listResponses(visitor, id);
  return resultsText(responses, (await sharedPlan(visitor.db, id)) ?? emptyPlan);
}

const noResults = () =>
  new AppError('NOT_FOUND', 'There are no results that you can use here. Complete an assessment.');
