import { sql, type Kysely } from 'kysely';

/** Rounds in which colleagues rate a leader. No column leads from an invitation to a form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback_round (
      id uuid primary key default gen_random_uuid(),
      assessment_id uuid not null references assessment on delete cascade on update cascade,
      kind text not null constraint feedback_round_kind check (kind in ('focus', 'full')),
      state text not null constraint feedback_round_state
        check (state in ('draft', 'open', 'published', 'too_few', 'canceled')),
      name text not null constraint feedback_round_name check (length(name) between 1 and 60),
      competency_ids text[] not null
        constraint feedback_round_competency_ids check (cardinality(competency_ids) between 1 and 100),
      starts_on date not null,
      closes_on date not null,
      is_extended boolean not null default false,
      created_at timestamptz not null default now(),
      invited integer not null,
      roles text[] not null default '{}',
      answered integer,
      declined integer,
      bounced integer,
      access_epoch int4 not null default 0,
      mailbox bytea constraint feedback_round_mailbox check (length(mailbox) = 32),
      constraint feedback_round_days check (closes_on >= starts_on)
    );
    create index feedback_round_assessment_id on feedback_round (assessment_id);
    create index feedback_round_draft on feedback_round (starts_on) where state = 'draft';
    create index feedback_round_open on feedback_round (closes_on) where state = 'open';
    create index feedback_round_created_at on feedback_round (created_at);
    create unique index feedback_round_running on feedback_round (mailbox, kind)
      where state in ('draft', 'open');

    create table feedback_invitation (
      id uuid primary key default gen_random_uuid(),
      round_id uuid not null references feedback_round on delete cascade,
      role text constraint feedback_invitation_role
        check (role in ('manager', 'peer', 'report', 'other')),
      address text not null
        constraint feedback_invitation_address check (length(address) between 1 and 254),
      state text not null default 'waiting' constraint feedback_invitation_state
        check (state in ('waiting', 'sent', 'declined', 'answered', 'bounced')),
      token_hashes bytea[] not null default '{}',
      reminders integer not null default 0
    );
    create index feedback_invitation_round_id on feedback_invitation (round_id);
    create index feedback_invitation_address on feedback_invitation (address);
    create index feedback_invitation_token_hashes on feedback_invitation using gin (token_hashes)
      with (fastupdate = off);

    create table feedback_form (
      id uuid primary key default gen_random_uuid(),
      round_id uuid not null references feedback_round on delete cascade,
      role text constraint feedback_form_role
        check (role in ('manager', 'peer', 'report', 'other')),
      state text not null constraint feedback_form_state
        check (state in ('partial', 'submitted', 'withdrawn')),
      token_hash bytea not null unique
        constraint feedback_form_token_hash check (length(token_hash) = 32),
      editor_hash bytea not null
        constraint feedback_form_editor_hash check (length(editor_hash) = 32),
      ratings jsonb not null,
      texts jsonb not null
    );
    create index feedback_form_round_id on feedback_form (round_id);

    create table feedback_result (
      round_id uuid primary key references feedback_round on delete cascade,
      result jsonb not null
    );

    -- Limits outlive the assessment: erasing it does not allow more invitations.
    create table feedback_count (
      fingerprint bytea not null
        constraint feedback_count_fingerprint check (length(fingerprint) = 32),
      kind text not null constraint feedback_count_kind check (kind in ('focus', 'full')),
      counted_at timestamptz not null default now(),
      round_id uuid,
      published_on date
    );
    create index feedback_count_fingerprint on feedback_count (fingerprint, counted_at);
    create index feedback_count_counted_at on feedback_count (counted_at);
    create index feedback_count_round_id on feedback_count (round_id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table feedback_count, feedback_result, feedback_form, feedback_invitation, feedback_round
  `.execute(db);
}
