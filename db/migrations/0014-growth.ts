import { sql, type Kysely } from 'kysely';

/** What somebody makes of their results: a plan, and links by which others may look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan (
      assessment_id uuid primary key references assessment on delete cascade,
      -- All entries, each with the moment of its last change; see src/domain/plan.ts.
      content jsonb not null,
      -- In which the reminders come in the morning; null: nobody asked for them.
      time_zone text constraint plan_time_zone check (length(time_zone) between 1 and 64),
      -- What was due up to then was told, or was past when somebody asked for reminders.
      reminded_until timestamptz,
      -- In the morning of the next day on which something is due; null: of none.
      next_reminder_at timestamptz,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      constraint plan_reminders check (
        (time_zone is null) = (reminded_until is null)
        and (time_zone is not null or next_reminder_at is null)
      )
    );
    create index plan_next_reminder_at on plan (next_reminder_at)
      where next_reminder_at is not null;

    create table share_link (
      id uuid primary key default gen_random_uuid(),
      assessment_id uuid not null references assessment on delete cascade,
      token_hash bytea not null unique
        constraint share_link_token_hash check (length(token_hash) = 32),
      name text not null constraint share_link_name check (length(name) between 1 and 80),
      with_plan boolean not null,
      -- The earlier assessment with which it is shown compared; null: it is not.
      compared_with uuid references assessment on delete set null
        constraint share_link_compared_with check (compared_with <> assessment_id),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_opened_at timestamptz
    );
    create index share_link_assessment_id on share_link (assessment_id);
    create index share_link_compared_with on share_link (compared_with)
      where compared_with is not null;
    create index share_link_expires_at on share_link (expires_at)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table share_link; drop table plan`.execute(db);
}
