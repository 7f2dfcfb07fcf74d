import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { competencies } from '#domain/competencies.ts';
import { newSessionId } from '#testing/test-caller.ts';
import type { Audience } from './audience.ts';

/** Replaces the visits, assessments and bookings in the database with this audience. */
export async function fillAudience(db: Db, audience: Audience): Promise<void> {
  await sql`delete from assessment`.execute(db);
  await sql`truncate past_assessment, rating_due, rating_sum, visit_sum, booking`.execute(db);
  await addAudience(db, audience);
}

/** Adds an audience to the database, with visits of other days than those there. */
export async function addAudience(
  db: Db,
  { assessments, visits, bookings }: Audience,
): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  const rows = assessments.map((it, n) => ({
    ...it,
    id: crypto.randomUUID(),
    session_id: newSessionId(),
    email: it.hasEmail ? (it.email ?? `a-${n}@example.org`) : null,
    // Spread over all hours, because days start and end in UTC.
    started_at: `${it.day}T${String(n % 24).padStart(2, '0')}:59:59Z`,
  }));
  await run(sql`
    insert into assessment
      (id, session_id, source, email, current_question_index, started_at, created_at)
    select id, session_id, source, email, position, started_at, started_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (
      id uuid, session_id text, source text, email text, position int2, started_at timestamptz
    )`);
  const responses = rows.flatMap(({ id, ratings }) =>
    ratings.map(({ position, average }) => ({
      id,
      competency: competencies[position]!.id,
      area: competencies[position]!.category,
      rating1: Math.floor(average / 100),
      rating2: Math.ceil(average / 100),
    })),
  );
  await run(sql`
    insert into response
      (assessment_id, competency_id, category, question1_rating, question2_rating, answered_at)
    select id, competency, area, rating1, rating2, started_at
    from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb)
      given (id uuid, competency text, area text, rating1 int2, rating2 int2)
      join assessment using (id)`);
  await run(sql`select score_assessments(${rows.map(({ id }) => id)}::uuid[])`);
  const completed = rows.filter(({ completedAfter }) => completedAfter !== null);
  await run(sql`
    update assessment set completed_at = started_at + seconds * interval '1 second'
    from unnest(
      ${completed.map(({ id }) => id)}::uuid[],
      ${completed.map(({ completedAfter }) => completedAfter)}::int4[]
    ) given (completed, seconds) where id = completed`);
  const deleted = rows.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  await run(sql`delete from assessment where id = any(${deleted}::uuid[])`);
  await run(sql`
    insert into visit_sum
    select day, page, source, device, sum(visits) from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      given (day date, page text, source text, device text, visits int4)
    group by day, page, source, device`);
  await run(sql`
    insert into booking (reference, source, booked_on, cancelled_on)
    select sha256(gen_random_uuid()::text::bytea), source, day, case when "isCanceled" then day end
    from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb)
      given (source text, day date, "isCanceled" boolean)`);
}
