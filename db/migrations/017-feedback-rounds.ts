import { sql, type Kysely } from 'kysely';

/** As `mailboxOf` and `address_fingerprint` compute it. */
const mailbox = sql`sha256(convert_to(regexp_replace(email, '^([^+@]+)\\+[^@]*', '\\1'), 'UTF8'))`;

/**
 * A round stores the verification that it was made under, and the leader's mailbox, which has one round of a kind
 * at a time. The day of a result outlives the round. The days change their type in place: an earlier version that
 * still runs cannot list rounds until it is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feedback_round
      drop constraint feedback_round_starts_on,
      drop constraint feedback_round_closes_on,
      alter column starts_on type date using starts_on::date,
      alter column closes_on type date using closes_on::date,
      -- Of the assessment, when the round was made.
      add column access_epoch int4 not null default 0,
      -- address_fingerprint of the leader's mailbox. Null for rounds of earlier versions.
      add column mailbox bytea constraint feedback_round_mailbox check (length(mailbox) = 32);
    update feedback_round set access_epoch = assessment.access_epoch, mailbox = ${mailbox}
      from assessment where assessment.id = assessment_id;
    -- Earlier versions allowed several at a time. Only the newest may still send mail.
    update feedback_round older set mailbox = null, access_epoch = -1
      where state in ('draft', 'open') and exists (
        select from feedback_round newer
        where newer.mailbox = older.mailbox and newer.kind = older.kind
          and newer.state in ('draft', 'open')
          and (newer.created_at, newer.id) > (older.created_at, older.id)
      );
    create unique index feedback_round_running on feedback_round (mailbox, kind)
      where state in ('draft', 'open');

    alter table feedback_count add column round_id uuid, add column published_on date;
    update feedback_count count
      set round_id = round.id, published_on = case when state = 'published' then closes_on end
      from feedback_round round
      where mailbox = fingerprint and round.kind = count.kind and state <> 'draft'
        and starts_on = (counted_at at time zone 'UTC')::date;
    insert into feedback_count (fingerprint, kind, round_id)
      select mailbox, kind, id from feedback_round where state = 'draft' and mailbox is not null;
    create index feedback_count_round_id on feedback_count (round_id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feedback_count drop column round_id, drop column published_on;
    drop index feedback_round_running;
    alter table feedback_round
      drop column access_epoch,
      drop column mailbox,
      alter column starts_on type text,
      alter column closes_on type text,
      add constraint feedback_round_starts_on check (starts_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add constraint feedback_round_closes_on check (closes_on ~ '^\\d{4}-\\d{2}-\\d{2}$')
  `.execute(db);
}
