import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import { AppError } from '#domain/errors.ts';
import type { AssessmentOutput } from '#domain/schemas.ts';
import type { RequestContext } from '#server/context.ts';
import * as assessments from './assessment.repository.ts';
import { assessmentView, foundAssessmentView } from './assessment.view.ts';
import type { WritableAssessmentId } from './grants.ts';
import * as responses from './response.repository.ts';
import { responseView } from './response.view.ts';

type Change = (id: WritableAssessmentId) => Promise<AssessmentRow | undefined>;

/** @throws AppError NOT_FOUND */
export async function assessmentById(ctx: RequestContext, id: string): Promise<AssessmentOutput> {
  const row = await assessments.findById(ctx.db, id);
  if (!row) throw notFound();
  return assessmentView(row, ctx.grants.accessTo(id));
}

/**
 * Showing the session id makes the caller the owner.
 * @throws AppError NOT_FOUND
 */
export async function assessmentBySession(
  ctx: RequestContext,
  sessionId: string,
): Promise<AssessmentOutput> {
  const row = await assessments.findBySession(ctx.db, sessionId);
  if (!row) throw notFound();
  return ownedView(ctx, row);
}

export async function createAssessment(
  ctx: RequestContext,
  sessionId: string,
): Promise<AssessmentOutput> {
  return ownedView(ctx, await assessments.findOrCreate(ctx.db, sessionId));
}

/** All assessments with this (normalized) email; unfinished ones may be continued by the caller. */
export async function lookupByEmail(ctx: RequestContext, email: string) {
  await ctx.limitLookups();
  const rows = await assessments.findByEmail(ctx.db, email);
  // The oldest first: the grants keep the latest additions.
  for (const row of rows.toReversed()) {
    if (!row.is_completed) ctx.grants.add(row.id, 'finder');
  }
  return rows.map(foundAssessmentView);
}

/**
 * Runs a change that only somebody with write access may make and answers the changed assessment.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeAssessment(
  ctx: RequestContext,
  id: string,
  change: Change,
): Promise<AssessmentOutput> {
  const row = await change(await requireWrite(ctx, id));
  if (!row) throw notFound();
  return assessmentView(row, ctx.grants.accessTo(id));
}

/** @throws AppError NOT_FOUND */
export async function listResponses(ctx: RequestContext, id: string) {
  const rows = await responses.findByAssessment(ctx.db, id);
  // Only an empty answer leaves open whether the assessment exists.
  if (rows.length === 0) await assessmentById(ctx, id);
  return rows.map(responseView);
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a response from before the last reset */
export async function saveResponse(
  ctx: RequestContext,
  id: string,
  given: responses.GivenResponse,
) {
  const saved = await responses.save(ctx.db, await requireWrite(ctx, id), given);
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

async function requireWrite(ctx: RequestContext, id: string): Promise<WritableAssessmentId> {
  // Who may not write learns whether the id exists at all, as every reader may; who may needs no
  // extra query, since the change itself tells.
  if (ctx.grants.accessTo(id) === 'reader') await assessmentById(ctx, id);
  return ctx.grants.requireWrite(id);
}

function ownedView(ctx: RequestContext, row: AssessmentRow): AssessmentOutput {
  ctx.grants.add(row.id, 'owner');
  return assessmentView(row, 'owner');
}

function notFound(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such assessment. Check the link, or find yours by email with Find My Results.',
  );
}
