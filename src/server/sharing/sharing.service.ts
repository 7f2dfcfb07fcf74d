import { AppError, conflict } from '#domain/errors.ts';
import { MAX_SHARE_LINKS } from '#domain/sharing.ts';
import {
  assessmentById,
  findAssessment,
  listResponses,
  permitLocked,
  permitRead,
} from '#server/assessment/assessment.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { hashToken, isToken, newToken } from '#server/auth/token.ts';
import { compare, comparisonOf } from '#server/comparison/comparison.service.ts';
import { sharedFeedback } from '#server/feedback/feedback.service.ts';
import { sharedPlan } from '#server/plan/plan.service.ts';
import * as links from './share-link.repository.ts';
import type { NewShare } from './sharing.schemas.ts';

const SHARED_PATH = '/shared/';

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function shareLinks(visitor: Visitor, id: string) {
  const { allowed } = await permitRead(visitor, id);
  return links.list(visitor.db, allowed);
}

/**
 * Creates a link through which anyone can view the results. Only this answer contains its address.
 * @param publicUrl without a trailing slash
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if there is nothing to share, or there are too many links
 */
export async function shareResults(
  visitor: Visitor,
  publicUrl: string,
  { id, name, sharedBy, days, withPlan, withFeedback, comparedWith }: NewShare,
) {
  // Read first: if the rights end before the link is created, the link does not work.
  const compared = comparedWith === null ? undefined : await permitRead(visitor, comparedWith);
  if (comparedWith !== null) await compare(visitor, { id, earlierId: comparedWith });
  const token = newToken();
  const link = await permitLocked(visitor, id, 'own', async (trx, allowed, assessment) => {
    if (!assessment.is_completed) {
      throw conflict('This assessment is not completed yet. Complete it, then share the results.');
    }
    if ((await links.list(trx, allowed)).length >= MAX_SHARE_LINKS) {
      throw conflict(`There are ${MAX_SHARE_LINKS} links to these results. Revoke one first.`);
    }
    return links.insert(trx, allowed, {
      token_hash: hashToken(token),
      name,
      shared_by: sharedBy || null,
      with_plan: withPlan,
      with_feedback: withFeedback,
      compared_with: comparedWith,
      access_epoch: assessment.access_epoch,
      compared_epoch: compared?.row.access_epoch ?? null,
      days,
    });
  });
  return { ...link, url: publicUrl + SHARED_PATH + token };
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function revokeShare(visitor: Visitor, id: string, linkId: string) {
  const { allowed } = await permitRead(visitor, id);
  if (!(await links.remove(visitor.db, allowed, linkId))) {
    throw new AppError('NOT_FOUND', 'This link no longer exists.');
  }
  return { linkId };
}

/**
 * The view of anyone with the link: the current results, even while the owner reviews the answers. It
 * contains no other way to them and gives no rights.
 * @throws AppError NOT_FOUND
 */
export async function openShared(visitor: Visitor, token: string) {
  const { db } = visitor;
  const link = isToken(token) ? await links.open(db, hashToken(token)) : undefined;
  if (!link) {
    throw new AppError(
      'NOT_FOUND',
      'This link no longer works: it expired or was revoked. Ask the person who sent it for a new one.',
    );
  }
  const { assessmentId: id, comparedWith: earlierId, withPlan, withFeedback } = link;
  const [assessment, responses, row, plan, feedback, comparison] = await Promise.all([
    assessmentById(visitor, id),
    listResponses(visitor, id),
    findAssessment(db, id),
    withPlan ? sharedPlan(db, id) : null,
    withFeedback ? sharedFeedback(db, id, link.sharedBy) : [],
    earlierId === null ? undefined : comparisonOf(db, { id, earlierId }),
  ]);
  const { isCompleted, overallScore, categoryScores, createdAt } = assessment;
  return {
    isCompleted,
    overallScore,
    categoryScores,
    createdAt,
    completedAt: row?.completed_at ?? null,
    expiresAt: link.expiresAt,
    sharedBy: link.sharedBy,
    responses,
    plan,
    feedback,
    // The focus and its actions are part of the plan: they show only if the plan is shared.
    comparison: comparison
      ? { ...comparison, ...(!withPlan && { focus: [], focusActions: [] }) }
      : null,
  };
}
