import pg from 'pg';

/** About half a year of data: enough that a scan costs much more than any index. */
export const manyRows = {
  assessments: 40_000,
  responsesEach: 3,
  people: 8_000,
  conversationsEach: 2,
  messagesEach: 4,
} as const;

const EMAILS = 16_000;

/** The session id of a filled row, from 1 on. */
export function filledSessionId(n: number): string {
  return `session_1700000000000_filled-row-number-${String(n).padStart(9, '0')}`;
}

/** The email of a filled row; a few assessments share each. */
export function filledEmail(n: number): string {
  return `visitor-${n % EMAILS}@example.com`;
}

/**
 * Fills the tables in a few seconds and updates the planner's statistics. Uses a separate connection, which
 * allows longer statements than the application's.
 */
export async function fillTables(databaseUrl: string): Promise<void> {
  const { assessments, responsesEach, people, conversationsEach, messagesEach } = manyRows;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Skips the foreign key checks, which take as long as everything else.
    await client.query(`set session_replication_role = replica`);
    await client.query(`
      insert into assessment
        (session_id, email, current_question_index, overall_score, category_scores, created_at)
      select
        'session_1700000000000_filled-row-number-' || lpad(n::text, 9, '0'),
        case when n % 5 > 0 then 'visitor-' || n % ${EMAILS} || '@example.com' end,
        n % 36,
        100 + n % 401,
        '{"Leadership of Self": 350}',
        now() - n * interval '5 minutes'
      from generate_series(1, ${assessments}) n
    `);
    await client.query(`
      insert into contact (
        address, first_at, last_at, assessments, assessment_id, answered_count, overall_score
      )
      select email, min(created_at), max(created_at), count(*), (array_agg(id))[1], 3, 350
      from assessment where email is not null group by email
    `);
    await client.query(`
      insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
      select id, 'filled-' || chr(96 + n), 'Leadership of Self', 1 + n % 5, 3
      from assessment, generate_series(1, ${responsesEach}) n
    `);
    await client.query(`
      insert into plan (assessment_id, content, time_zone, reminded_until, next_reminder_at)
      select id, '{"start":null,"focus":[],"actions":[]}', 'UTC', created_at,
        now() + interval '1 day'
      from assessment limit ${people}
    `);
    await client.query(`
      insert into share_link (assessment_id, token_hash, name, with_plan, expires_at)
      select id, sha256(id::text::bytea), 'My coach', true, now() + interval '30 days'
      from assessment limit ${people}
    `);
    await client.query(`
      insert into "user" (issuer, subject, first_name, last_name)
      select 'https://id.example.org', 'filled-' || n, 'Ada', 'Lovelace'
      from generate_series(1, ${people}) n
    `);
    await client.query(`
      insert into session (token_hash, user_id, expires_at)
      select sha256(id::text::bytea), id, now() + interval '1 hour' from "user"
    `);
    await client.query(`
      insert into sign_in (key_hash, nonce, code_verifier, return_to, expires_at)
      select sha256(n::text::bytea), 'nonce', 'verifier', '/', now() + interval '1 minute'
      from generate_series(1, ${people}) n
    `);
    await client.query(`insert into chat_usage (user_id) select id from "user"`);
    await client.query(`
      insert into conversation (user_id)
      select id from "user", generate_series(1, ${conversationsEach})
    `);
    await client.query(`
      insert into chat_results (conversation_id, assessment_id, text, access_epoch)
      select c.id, a.id, 'Areas', 0
      from (select id, row_number() over () as n from conversation) c
      join (select id, row_number() over () as n from assessment) a using (n)
    `);
    await client.query(`
      insert into message (conversation_id, role, content)
      select id, 'user', 'How do I delegate?'
      from conversation, generate_series(1, ${messagesEach})
    `);
    await client.query(`
      insert into mail (kind, address, assessment_id, state, sent_at)
      select 'continue', email, id, 'sent', created_at from assessment where email is not null
    `);
    await client.query(`
      insert into mail_link (token_hash, mail_id, purpose)
      select sha256(id::text::bytea), id, 'open' from mail
    `);
    await client.query(`
      insert into address_mark (fingerprint, unsubscribed_at)
      select distinct address_fingerprint(email), now() from assessment where email is not null
    `);
    await client.query(`
      insert into feedback_round
        (assessment_id, kind, state, name, competency_ids, starts_on, closes_on, invited, roles)
      select id, 'full', 'published', 'Ada', array['humility'], '2026-01-02', '2026-01-16', 3,
        array['peer', 'peer', 'peer']
      from assessment limit ${people}
    `);
    await client.query(`
      insert into feedback_invitation (round_id, role, address, state, token_hashes)
      select id, 'peer', 'colleague-' || n || '-' || id || '@example.com', 'sent',
        array[sha256((id || n::text)::bytea)]
      from feedback_round, generate_series(1, 3) n
    `);
    await client.query(`
      insert into feedback_form (round_id, role, state, token_hash, editor_hash, ratings, texts)
      select round_id, 'peer', 'submitted', sha256(id::text::bytea), sha256(id::text::bytea), '{}', '{}'
      from feedback_invitation
    `);
    await client.query(`
      insert into feedback_result
      select id, '{"kind":"focus","invited":3,"answered":3,"competencies":[],"sentences":[]}'
      from feedback_round
    `);
    await client.query(`
      insert into feedback_count (fingerprint, kind, counted_at)
      select address_fingerprint(email), 'full', now() - interval '2 years'
      from assessment where email is not null limit ${people}
    `);
    await client.query(`analyze`);
  } finally {
    await client.end();
  }
}
