import { sql, type Kysely } from 'kysely';

/** Plans made from results, and links that share results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan (
      assessment_id uuid primary key references assessment on delete cascade on update cascade,
      -- All entries, each with the moment of its last change; see src/domain/plan.ts.
      content jsonb not null,
      time_zone text constraint plan_time_zone check (length(time_zone) between 1 and 64),
      reminded_until timestamptz,
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
      assessment_id uuid not null references assessment on delete cascade on update cascade,
      token_hash bytea not null unique
        constraint share_link_token_hash check (length(token_hash) = 32),
      name text not null constraint share_link_name check (length(name) between 1 and 80),
      with_plan boolean not null,
      compared_with uuid references assessment on delete set null on update cascade
        constraint share_link_compared_with check (compared_with <> assessment_id),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_opened_at timestamptz,
      access_epoch int4 not null default 0,
      compared_epoch int4,
      shared_by text constraint share_link_shared_by check (length(shared_by) between 1 and 80),
      with_feedback boolean not null default false
    );
    create index share_link_assessment_id on share_link (assessment_id);
    create index share_link_compared_with on share_link (compared_with)
      where compared_with is not null;
    create index share_link_expires_at on share_link (expires_at)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table share_link, plan`.execute(db);
}
