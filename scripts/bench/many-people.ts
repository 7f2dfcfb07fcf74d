import pg from 'pg';
import { BOOKING, countedPages } from '#content/visits.ts';
import { createDatabaseClient } from '#db/client.ts';
import { competencies } from '#domain/competencies.ts';
import { devices } from '#domain/visits.ts';
import { sumDueRatings } from '#server/office/overview/overview.service.ts';

export const MANY = { people: 100_000, assessments: 140_000, auditEntries: 50_000 } as const;

/** Assessments scored in one statement. */
const BATCH = 2000;

/** Evenly spread, and the same each time. */
const spread = (seed: string, below: number) => `(abs(hashint8(${seed})::int8) % ${below})`;

/**
 * Fills an empty, migrated database with some years of data. Triggers are off while the rows go in;
 * then the database's own functions compute the derived columns.
 */
export async function fillWithPeople(url: string): Promise<{ responses: number }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`create temp table competency (id text, area text, place int)`);
    await client.query(
      `insert into competency select * from unnest($1::text[], $2::text[], $3::int[])`,
      [
        competencies.map(({ id }) => id),
        competencies.map(({ category }) => category),
        competencies.map((_competency, index) => index),
      ],
    );
    await client.query(`
      create temp table visitor as
      select gen_random_uuid() as id, n,
        case when ${spread('n', 100)} < 60 then 35 else ${spread('n * 3 + 1', 21)} end as answers,
        -- Spread over the last two years, in no order.
        now() - ((n::int8 * 7919) % ${MANY.assessments}) * interval '7.5 minutes' as began,
        -- Each person has one assessment, some have two, and the rest left no email.
        case
          when n <= ${MANY.people} then n
          when n <= ${MANY.people * 1.15} then n - ${MANY.people}
        end as person
      from generate_series(1, ${MANY.assessments}) n`);
    await client.query(`
      insert into assessment (
        id, session_id, email, current_question_index, created_at, completed_at, source
      )
      select id, 'session_1700000000000_filled-row-number-' || lpad(n::text, 9, '0'),
        substr(md5(person::text), 1, 6) || '.' || person || '@firm-' || person % 900 || '.example',
        least(answers, 34), began,
        case when answers = 35 then began + interval '20 minutes' end,
        case
          when n % 10 < 4 then null
          when n % 10 < 6 then 'linkedin.com'
          when n % 10 < 8 then 'google.com'
          when n % 10 < 9 then 'newsletter'
          else 'blog-' || n % 97 || '.example'
        end
      from visitor`);
    const { rowCount } = await client.query(`
      insert into response (
        assessment_id, competency_id, category, question1_rating, question2_rating, answered_at
      )
      select visitor.id, competency.id, competency.area,
        1 + ${spread('n::int8 * 35 + place', 5)}, 1 + ${spread('n::int8 * 71 + place', 5)},
        began + place * interval '30 seconds'
      from visitor join competency on place < answers`);
    await client.query(`
      update assessment set verified_at = created_at
      where email is not null and ${spread('hashtext(email)', 3)} = 0`);
    await client.query(`set session_replication_role = origin`);
    await client.query(`analyze`);
    const { rows } = await client.query<{ id: string }>(`select id from visitor where answers > 0`);
    for (let at = 0; at < rows.length; at += BATCH) {
      const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
      await client.query(`select score_assessments($1)`, [ids]);
    }
    await client.query(`
      select refresh_contacts(array_agg(email)) from assessment
      where email is not null and answered_count = 0`);
    await client.query(`
      update contact set
        state = case ${spread('hashtext(address)', 10)}
          when 0 then 'contacted' when 1 then 'in_conversation' when 2 then 'client' else 'not_now'
        end,
        note = 'Called about ' || coalesce(weakest_area, 'nothing') || ', again in week ' || assessments,
        edited_at = date_trunc('milliseconds', now())
      where ${spread('hashtext(address)', 3)} = 0`);
    await client.query(`
      insert into mail (kind, address, assessment_id, state, created_at, sent_at)
      select 'results', address, assessment_id, 'sent', last_at, last_at from contact`);
    await client.query(`
      insert into office_event (happened_at, who, what, whom)
      select now() - number * interval '9 minutes', 'owner@practice.example', 'person_viewed', address
      from (select address, row_number() over () as number from contact) known
      where number <= ${MANY.auditEntries}`);
    await fillVisits(client);
    await fillDeliveries(client);
    await fillVersions(client);
    const { db, pool } = createDatabaseClient({ url, poolMax: 1, onIdleError: () => undefined });
    await sumDueRatings(db, new AbortController().signal);
    await pool.end();
    await client.query(`vacuum analyze`);
    return { responses: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}

/** Visits of each day by page, source and device: a third of all combinations. */
async function fillVisits(client: pg.Client): Promise<void> {
  await client.query(
    `insert into visit_sum
     select now()::date - day, page, source, device, 1 + ${spread('day * 31 + length(page)', 40)}
     from generate_series(0, 729) day, unnest($1::text[]) page, unnest($2::text[]) device,
       unnest(array['', 'linkedin.com', 'google.com', 'newsletter', 'blog-9.example']) source
     where ${spread('hashtext(page || device || source || day)', 3)} = 0
     union all
     select now()::date - day, '/', 'blog-' || n || '.example', 'phone', 1
     from generate_series(0, 729) day, generate_series(10, 96) n
     where (day + n) % 7 = 0`,
    [[...countedPages, BOOKING], devices],
  );
  await client.query(`
    insert into booking (reference, contact_id, source, booked_on)
    select sha256(address::bytea), id, coalesce(source, ''), last_at::date from contact
    where ${spread('hashtext(address)', 20)} = 0`);
}

/** One endpoint that was notified of each completed assessment; some deliveries failed. */
async function fillDeliveries(client: pg.Client): Promise<void> {
  await client.query(`
    with endpoint as (
      insert into webhook_endpoint (id, url, events, secret)
      values (gen_random_uuid(), 'https://hooks.example.com', '{assessment.completed}', 'sealed')
      returning id
    )
    insert into webhook_delivery (endpoint_id, event, payload, assessment_id, address, state, created_at)
    select endpoint.id, 'assessment.completed', '{}', assessment_id, address,
      case when ${spread('hashtext(address)', 50)} = 0 then 'failed' else 'delivered' end, last_at
    from contact cross join endpoint`);
}

async function fillVersions(client: pg.Client): Promise<void> {
  await client.query(`
    insert into site_version (number, saved_at, saved_by, settings, changed)
    select number, now() - (500 - number) * interval '1 day', 'owner@practice.example',
      jsonb_build_object(
        'facts', jsonb_build_object('place', 'Town ' || number),
        'links', '{}'::jsonb, 'flags', '{}'::jsonb),
      '{facts.place}'
    from generate_series(1, 500) number`);
}
