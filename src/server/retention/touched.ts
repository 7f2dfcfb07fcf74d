import { sql, type RawBuilder } from 'kysely';
import type { AssessmentStage } from '#domain/retention.ts';

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

/** Which assessments are at a stage; `assessment` is the table of the statement around it. */
export const atStage: Record<AssessmentStage, RawBuilder<boolean>> = {
  empty: sql<boolean>`not is_completed
    and not exists (select from response where assessment_id = assessment.id)`,
  unfinished: sql<boolean>`not is_completed
    and exists (select from response where assessment_id = assessment.id)`,
  completed: sql<boolean>`is_completed`,
};

/** Nothing was begun, cleared or answered since then. */
export const untouchedFor = (days: number) => sql<boolean>`assessment.created_at < ${daysAgo(days)}
  and (reset_at is null or reset_at < ${daysAgo(days)})
  and not exists (
    select from response
    where assessment_id = assessment.id and answered_at >= ${daysAgo(days)}
  )`;

/** When an assessment was begun, cleared or answered last. */
export const lastTouched = sql<Date>`greatest(
  assessment.created_at,
  assessment.reset_at,
  (select max(answered_at) from response where assessment_id = assessment.id)
)`;

/** Whether its reader was told of the end, and so long ago; nobody is told of it without an address. */
export const toldFor = (days: number) => sql<boolean>`(
  assessment.email is null or exists (
    select from mail
    where assessment_id = assessment.id and kind = 'expiry'
      and state not in ('waiting', 'sending')
      and mail.created_at > ${lastTouched}
      and coalesce(sent_at, tried_at, mail.created_at) < ${daysAgo(days)}
  )
)`;
