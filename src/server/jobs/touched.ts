import { sql, type RawBuilder } from 'kysely';
import type { AssessmentStage } from '#domain/retention.ts';

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

/** Something was rated; `assessment` is the table of the statement around it. */
export const isAnswered = sql<boolean>`exists (
  select from response where assessment_id = assessment.id
)`;

/** A plan stays when the answers are cleared. */
const holdsAnything = sql<boolean>`(
  ${isAnswered}
  or exists (select from plan where assessment_id = assessment.id)
)`;

/** Which assessments are at a stage; `assessment` is the table of the statement around it. */
export const atStage: Record<AssessmentStage, RawBuilder<boolean>> = {
  empty: sql<boolean>`not is_completed and not ${holdsAnything}`,
  unfinished: sql<boolean>`not is_completed and ${holdsAnything}`,
  completed: sql<boolean>`is_completed`,
};

/** Nothing was begun, cleared, answered or planned since then. */
export const untouchedFor = (days: number) => sql<boolean>`assessment.created_at < ${daysAgo(days)}
  and (reset_at is null or reset_at < ${daysAgo(days)})
  and not exists (
    select from response
    where assessment_id = assessment.id and answered_at >= ${daysAgo(days)}
  )
  and not exists (
    select from plan where assessment_id = assessment.id and changed_at >= ${daysAgo(days)}
  )`;

/** When an assessment was begun, cleared, answered or planned from last. */
export const lastTouched = sql<Date>`greatest(
  assessment.created_at,
  assessment.reset_at,
  (select max(answered_at) from response where assessment_id = assessment.id),
  (select changed_at from plan where assessment_id = assessment.id)
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
