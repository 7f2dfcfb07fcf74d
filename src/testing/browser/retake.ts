import { sql } from 'kysely';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { RatingPair } from './assessment.ts';
import { answeredEarlier } from './earlier-visit.ts';
import type { Visitor } from './visitor.ts';

/** Rates every third competency higher, every seventh lower, and the others the same. */
export function laterRatings(index: number): RatingPair {
  const later = index % 3 === 0 ? 4 : index % 7 === 1 ? 1 : 3;
  return [later, (index % 6 === 0 ? later + 1 : later) as Rating];
}

export interface TwoAssessments {
  id: string;
  earlierId: string;
}

/** Completes one assessment three months ago, with all ratings 3, and one today. */
export async function tookItTwice(me: Visitor, email: string): Promise<TwoAssessments> {
  const total = competencies.length;
  const earlierId = await answeredEarlier(me.context, total, { email, ratings: () => [3, 3] });
  await threeMonthsAgo(me, earlierId);
  const id = await answeredEarlier(me.context, total, { email, ratings: laterRatings });
  return { id, earlierId };
}

/** Moves the assessment's dates back by three months. */
export async function threeMonthsAgo({ site: { db } }: Visitor, id: string): Promise<void> {
  await sql`
    update assessment
    set created_at = created_at - interval '92 days', completed_at = completed_at - interval '92 days'
    where id = ${id}`.execute(db);
  await sql`
    update response set answered_at = answered_at - interval '92 days'
    where assessment_id = ${id}`.execute(db);
}
