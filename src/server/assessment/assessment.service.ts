import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import { AppError } from '#domain/errors.ts';
import * as assessments from './assessment.repository.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';
import { assessmentView, foundAssessmentView } from './assessment.view.ts';
import type { WritableAssessmentId } from './grants.ts';
import * as responses from './response.repository.ts';
import { responseView } from './response.view.ts';
import type { Visitor } from './visitor.ts';

type Change = (id: WritableAssessmentId) => Promise<AssessmentRow | undefined>;

/** @throws AppError NOT_FOUND */
export async function assessmentById(visitor: Visitor, id: string): Promise<AssessmentOutput> {
  const row = await assessments.findById(visitor.db, id);
  if (!row) throw notFound();
  return assessmentView(row, visitor.grants.accessTo(id));
}

/**
 * Showing the session id makes the caller the owner.
 * @throws AppError NOT_FOUND
 */
export async function assessmentBySession(
  visitor: Visitor,
  sessionId: string,
): Promise<AssessmentOutput> {
  const row = await assessments.findBySession(visitor.db, sessionId);
  if (!row) throw notFound();
  return ownedView(visitor, row);
}

export async function createAssessment(
  visitor: Visitor,
  sessionId: string,
): Promise<AssessmentOutput> {
  return ownedView(visitor, await assessments.findOrCreate(visitor.db, sessionId));
}

/** All assessments with this (normalized) email; unfinished ones may be continued by the caller. */
export async function lookupByEmail(visitor: Visitor, email: string) {
  const rows = await assessments.findByEmail(visitor.db, email);
  // The oldest first: the grants keep the latest additions.
  for (const row of rows.toReversed()) {
    if (!row.is_completed) visitor.grants.add(row.id, 'finder');
  }
  return rows.map(foundAssessmentView);
}

/**
 * Runs a change that only somebody with write access may make and answers the changed assessment.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeAssessment(
  visitor: Visitor,
  id: string,
  change: Change,
): Promise<AssessmentOutput> {
  const row = await change(await requireWrite(visitor, id));
  if (!row) throw notFound();
  return assessmentView(row, visitor.grants.accessTo(id));
}

/** @throws AppError NOT_FOUND */
export async function listResponses(visitor: Visitor, id: string) {
  const rows = await responses.findByAssessment(visitor.db, id);
  // Only an empty answer leaves open whether the assessment exists.
  if (rows.length === 0) await assessmentById(visitor, id);
  return rows.map(responseView);
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a response from before the last reset */
export async function saveResponse(visitor: Visitor, id: string, given: responses.GivenResponse) {
  const saved = await responses.save(visitor.db, await requireWrite(visitor, id), given);
  if (saved === 'no such assessment') throw notFound();
  if (saved === 'given before a reset') {
    throw new AppError(
      'CONFLICT',
      'This response was given before the assessment was reset, so it does not count any more. ' +
        'Rate the competency again.',
    );
  }
  return responseView(saved);
}

async function requireWrite(visitor: Visitor, id: string): Promise<WritableAssessmentId> {
  // Who may not write learns whether the id exists at all, as every reader may; who may needs no
  // extra query, since the change itself tells.
  if (visitor.grants.accessTo(id) === 'reader') await assessmentById(visitor, id);
  return visitor.grants.requireWrite(id);
}

function ownedView(visitor: Visitor, row: AssessmentRow): AssessmentOutput {
  visitor.grants.add(row.id, 'owner');
  return assessmentView(row, visitor.grants.accessTo(row.id));
}

function notFound(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such assessment. Check the link, or find yours by email with Find My Results.',
  );
}
