import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { MailKind } from '#domain/mail.ts';

export interface PromisedMail {
  kind: MailKind;
  address: string;
  /** What it is about; null: all that stands under the address. */
  assessmentId: string | null;
}

/** Puts a mail on its way: in the transaction of what causes it, or it is sent for nothing. */
export type PutMail = (db: Db, mail: PromisedMail) => Promise<void>;

/** A page that is sent twice, or a change that is taken back and made again, causes one mail. */
const SAME_MAIL_HOURS = 24;
/** The next morning may come after 23 hours, and each has its own. What was told of a plan is noted there. */
const sameWithinHours = (kind: MailKind) => (kind === 'plan' ? 0 : SAME_MAIL_HOURS);

/**
 * Notes the mail down and adds the job that sends it. The job knows the mail's number and nothing
 * else: what a person is known by stands in one table.
 */
export const putMail: PutMail = async (db, { kind, address, assessmentId }) => {
  await sql`
    with promised as (
      insert into mail (kind, address, assessment_id)
      select ${kind}, ${address}, ${assessmentId}::uuid
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
