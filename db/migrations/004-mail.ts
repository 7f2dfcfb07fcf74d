import { sql, type Kysely } from 'kysely';

/**
 * Mails and their links are deleted with the last assessment under their address (see
 * `functions/mail.sql`). Limits, bounces, and unsubscribes outlive it, under a fingerprint.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint mail_kind check (kind ~ '^[a-z_]{1,32}$'),
      address text not null
        constraint mail_address_length check (length(address) between 1 and 254),
      assessment_id uuid references assessment on delete cascade on update cascade,
      state text not null default 'waiting' constraint mail_state
        check (state in ('waiting', 'sending', 'sent', 'refused', 'dropped', 'failed')),
      created_at timestamptz not null default now(),
      tried_at timestamptz,
      sent_at timestamptz,
      -- The person invited that it goes to. It must not be among the mails of the leader's assessment,
      -- whose export would show who was reminded.
      invitation_id uuid references feedback_invitation on delete cascade,
      sealed_token bytea,
      attempts int4 not null default 0,
      due_at timestamptz not null default now(),
      constraint mail_about_one check (assessment_id is null or invitation_id is null),
      constraint mail_no_secret check (sealed_token is null or state in ('waiting', 'sending'))
    );
    create index mail_address_created_at on mail (address, created_at);
    create index mail_assessment_id on mail (assessment_id);
    create index mail_sent_at on mail (sent_at) where sent_at is not null;
    create index mail_invitation_id on mail (invitation_id) where invitation_id is not null;
    create index mail_due_at on mail (due_at) where state in ('waiting', 'sending');

    create table mail_link (
      token_hash bytea primary key
        constraint mail_link_token_hash check (length(token_hash) = 32),
      mail_id uuid not null references mail on delete cascade,
      purpose text not null
        constraint mail_link_purpose check (purpose in ('open', 'unsubscribe')),
      created_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create index mail_link_mail_id on mail_link (mail_id);

    create table address_mark (
      fingerprint bytea primary key
        constraint address_mark_fingerprint check (length(fingerprint) = 32),
      refused_at timestamptz,
      unsubscribed_at timestamptz,
      no_feedback_at timestamptz
    );

    create table mail_count (
      mail_id uuid primary key,
      fingerprint bytea not null
        constraint mail_count_fingerprint check (length(fingerprint) = 32),
      counted_at timestamptz not null default now(),
      share text not null default 'promised'
        constraint mail_count_share check (share ~ '^[a-z_]{1,32}$'),
      is_verified boolean not null default false
    );
    create index mail_count_fingerprint_counted_at on mail_count (fingerprint, counted_at);
    create index mail_count_counted_at on mail_count (counted_at)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_count, address_mark, mail_link, mail`.execute(db);
}
