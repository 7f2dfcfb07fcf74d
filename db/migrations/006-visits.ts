import { sql, type Kysely } from 'kysely';

/**
 * Figures for the office's overview. Sums and places by day: nothing in them leads to a person,
 * except a booking to its contact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_sum (
      day date not null,
      page text not null constraint visit_sum_page check (length(page) between 1 and 64),
      source text not null constraint visit_sum_source check (length(source) <= 100),
      device text not null constraint visit_sum_device
        check (device in ('phone', 'tablet', 'desktop')),
      visits int4 not null constraint visit_sum_visits check (visits > 0),
      primary key (day, page, source, device)
    );

    create table booking (
      reference bytea primary key,
      contact_id uuid references contact on delete set null,
      source text not null constraint booking_source check (length(source) <= 100),
      booked_on date,
      cancelled_on date
    );
    create index booking_booked_on on booking (booked_on, source);
    create index booking_contact_id on booking (contact_id) where contact_id is not null;

    -- How far deleted assessments came. Without them, completion would rise with each deletion.
    create table past_assessment (
      started_on date not null,
      source text,
      answered_count int2 not null,
      stopped_at int2 not null,
      is_completed boolean not null,
      has_email boolean not null,
      minutes int4
    );
    create index past_assessment_started_on on past_assessment (started_on, source);

    -- Counts completed assessments only: in the others, only the first competencies would count.
    create table rating_sum (
      source text,
      day date not null,
      competency_id text not null,
      people int4 not null,
      total int4 not null,
      unique nulls not distinct (source, day, competency_id)
    );
    create index rating_sum_day on rating_sum (day);
    -- Days that a job has to sum again. A day may be listed many times, so that writers never wait for
    -- each other.
    create table rating_due (day date not null);

    create table counted (
      key uuid primary key,
      counted_at timestamptz not null default now()
    )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table counted, rating_due, rating_sum, past_assessment, booking, visit_sum`.execute(
    db,
  );
}
