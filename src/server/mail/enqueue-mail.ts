import { sql } from 'kysely';
import type { MailKind } from '#domain/mail.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';

/** A form sent twice, or a change undone and redone, causes one mail. */
const SAME_MAIL_HOURS = 24;
/** Plan reminders may be 23 hours apart; the plan itself records what was sent. */
const sameWithinHours = (kind: MailKind) => (kind === 'plan' ? 0 : SAME_MAIL_HOURS);

/** Stores the mail and adds the job that sends it. The job holds only the mail's id, no personal data. */
export const enqueueMail: EnqueueMail = async (
  db,
  { kind, address, assessmentId, invitationId = null, sealedToken = null },
) => {
  await sql`
    with promised as (
      insert into mail (kind, address, assessment_id, invitation_id, sealed_token)
      select ${kind}, ${address}, ${assessmentId}::uuid, ${invitationId}::uuid,
        ${sealedToken}::bytea
      where ${assessmentId}::uuid is null or not exists (
        select from mail
        where assessment_id = ${assessmentId}::uuid and kind = ${kind} and address = ${address}
          and state in ('waiting', 'sending', 'sent')
          and created_at > now() - ${sameWithinHours(kind)} * interval '1 hour'
      )
      returning id
    )
    select graphile_worker.add_job(
      'send_mail', json_build_object('id', id), job_key => 'mail:' || id
    ) from promised
  `.execute(db);
};
