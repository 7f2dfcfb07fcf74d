import { sql, type Kysely } from 'kysely';

/**
 * What the overview of the office counts: visits, bookings, how far those came whose assessment is
 * deleted, and what was rated. Sums and places, by day: nothing of it leads to a person, except a
 * booking to its contact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_sum (
      day date not null,
      page text not null constraint visit_sum_page check (length(page) between 1 and 64),
      -- Empty: from nowhere that is known.
      source text not null constraint visit_sum_source check (length(source) <= 100),
      device text not null constraint visit_sum_device
        check (device in ('phone', 'tablet', 'desktop')),
      visits int4 not null constraint visit_sum_visits check (visits > 0),
      primary key (day, page, source, device)
    );

    -- Told by the scheduler. Its own number for a booking stands here hashed; the contact is known
    -- only where there is one, and forgotten with it.
    create table booking (
      reference bytea primary key,
      contact_id uuid references contact on delete set null,
      source text not null constraint booking_source check (length(source) <= 100),
      booked_on date,
      cancelled_on date
    );
    create index booking_booked_on on booking (booked_on, source);
    create index booking_contact_id on booking (contact_id) where contact_id is not null
  `.execute(db);

  // Without it completion would rise with every assessment that is deleted unfinished.
  await sql`
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

    create function minutes_taken(started_at timestamptz, completed_at timestamptz) returns int4
    language sql immutable parallel safe as $$
      select greatest(floor(date_part('epoch', completed_at - started_at) / 60), 0)::int4
    $$;

    create function keep_place() returns trigger
    language plpgsql as $$
    begin
      insert into past_assessment values (
        (old.started_at at time zone 'UTC')::date, old.source, old.answered_count,
        greatest(old.current_question_index, old.answered_count), old.is_completed,
        old.email is not null,
        case when old.is_completed then minutes_taken(old.started_at, old.completed_at) end
      );
      return null;
    end $$;
    create trigger place_kept after delete on assessment
      for each row when (old.started_at is not null)
      execute function keep_place()
  `.execute(db);

  // Of those who completed it: of the others only the first competencies would count. A day is noted
  // as often as something changes, and summed anew by a job: nobody waits for anybody.
  await sql`
    create table rating_sum (
      -- Null: of all together.
      source text,
      day date not null,
      competency_id text not null,
      people int4 not null,
      total int4 not null,
      unique nulls not distinct (source, day, competency_id)
    );
    create index rating_sum_day on rating_sum (day);
    create table rating_due (day date not null);
    insert into rating_due
      select distinct (started_at at time zone 'UTC')::date from assessment
      where started_at is not null and is_completed;

    create function note_rated_day() returns trigger
    language plpgsql as $$
    begin
      insert into rating_due
        select distinct (moment at time zone 'UTC')::date
        from unnest(array[old.started_at, new.started_at]) moment where moment is not null;
      return null;
    end $$;
    create trigger rating_changed after update of is_completed, category_scores on assessment
      for each row when (old.is_completed or new.is_completed)
      execute function note_rated_day();
    create trigger rating_deleted after delete on assessment
      for each row when (old.started_at is not null and old.is_completed)
      execute function note_rated_day()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger rating_deleted on assessment;
    drop trigger rating_changed on assessment;
    drop function note_rated_day();
    drop table rating_due;
    drop table rating_sum;
    drop trigger place_kept on assessment;
    drop function keep_place();
    drop function minutes_taken(timestamptz, timestamptz);
    drop table past_assessment;
    drop table booking;
    drop table visit_sum
  `.execute(db);
}
