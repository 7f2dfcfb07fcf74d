import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { Rater } from '#testing/feedback-callers.ts';
import { ratedAll, tokenFor } from '#testing/feedback-round.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { signedInCaller, visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { sequentialScans, touchedTables, watchPlans } from '#testing/watched-plans.ts';
import type { AssessmentOutput } from './assessment/assessment.schemas.ts';

/** About half a year of data: enough that a scan costs much more than any index. */
const manyRows = {
  assessments: 40_000,
  responsesEach: 3,
  people: 8_000,
  conversationsEach: 2,
  messagesEach: 4,
} as const;

const EMAILS = 16_000;

/** The session id of a filled row, from 1 on. */
function filledSessionId(n: number): string {
  return `session_1700000000000_filled-row-number-${String(n).padStart(9, '0')}`;
}

/** The email of a filled row; a few assessments share each. */
function filledEmail(n: number): string {
  return `visitor-${n % EMAILS}@example.com`;
}

/**
 * Fills the tables in a few seconds and updates the planner's statistics. Uses a separate connection, which
 * allows longer statements than the application's.
 */
async function fillTables(databaseUrl: string): Promise<void> {
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

let server: ChatApp;
let plans: Awaited<ReturnType<typeof watchPlans>>;
beforeAll(async () => {
  server = await startChatApp();
  plans = await watchPlans(server.database, server.databaseUrl);
  await fillTables(server.databaseUrl);
}, 60_000);
afterAll(() => server.close());

/** PostgreSQL may choose another plan for a prepared statement after its fifth run. */
const RUNS = 7;

/** More than fit in one batch. */
const MANY = 60;

const humility = {
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: 4,
  question2Rating: 5,
};

async function allOf(calls: Promise<{ statusCode: number }>[]): Promise<{ statusCode: number }> {
  const statusCodes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  return { statusCode: Math.max(...statusCodes) };
}

async function anAssessment(n: number): Promise<{ owner: TestCaller } & AssessmentOutput> {
  const owner = new TestCaller(server.app);
  return { owner, ...(await owner.start(filledSessionId(n))) };
}

async function aLink(n: number, mail: Partial<Parameters<typeof mailedLink>[1]> = {}) {
  const { id } = await anAssessment(n);
  return mailedLink(server.database.db, { id, email: filledEmail(n), ...mail });
}

/** Someone invited to an open round about the assessment. */
async function anInvited(assessmentId: string): Promise<Rater> {
  const { db } = server.database;
  const email = `colleague-of-${assessmentId}@example.com`;
  await sql`
    with opened as (
      insert into feedback_round
        (assessment_id, kind, state, name, competency_ids, starts_on, closes_on, invited, roles)
      values (${assessmentId}, 'full', 'open', 'Ada', ${competencies.map(({ id }) => id)},
        '2026-01-02', '2999-01-02', 1, array['peer'])
      returning id
    )
    insert into feedback_invitation (round_id, role, address) select id, 'peer', ${email}
    from opened`.execute(db);
  return new Rater(server, await tokenFor(db, { email }));
}

async function aPerson() {
  const caller = await signedInCaller(server);
  const { id } = (await caller.post('/api/conversations')).json<{ id: string }>();
  return { caller, conversation: id };
}

/** There are at most ten webhook endpoints, about 200 passages, and one row of the site's chat, however much else there is. */
const scansOfMany = (ran: Parameters<typeof sequentialScans>[0]) =>
  sequentialScans(ran).filter(
    (scan) => !/^(webhook_endpoint|passage|chat_site_usage): /.test(scan),
  );

/** Prepares the state; returns the call whose statements are checked. */
type Prepare = (n: number) => Promise<() => Promise<{ statusCode: number }>>;

const calls: Record<string, { tables: string[]; prepare: Prepare }> = {
  'starting an assessment': {
    tables: ['assessment'],
    prepare: async (n) => {
      const caller = new TestCaller(server.app);
      const sessionId = `session_1800000000000_${crypto.randomUUID()}-${n}`;
      return () => caller.post('/api/assessment', { sessionId });
    },
  },
  'starting one that is there': {
    tables: ['assessment'],
    prepare: async (n) => {
      const caller = new TestCaller(server.app);
      return () => caller.post('/api/assessment', { sessionId: filledSessionId(n) });
    },
  },
  'reading an assessment': {
    tables: ['assessment'],
    prepare: async (n) => {
      const { id } = await anAssessment(n);
      const reader = new TestCaller(server.app);
      return () => reader.get(`/api/assessment/by-id/${id}`);
    },
  },
  'reading by session': {
    tables: ['assessment'],
    prepare: async (n) => {
      const caller = new TestCaller(server.app);
      return () => caller.get(`/api/assessment/${filledSessionId(n)}`);
    },
  },
  'looking up by email': {
    tables: ['assessment', 'response'],
    prepare: async (n) => {
      const caller = new TestCaller(server.app);
      return () => caller.post('/api/assessment/lookup-by-email', { email: filledEmail(n) });
    },
  },
  'looking at a mailed link': {
    tables: ['assessment', 'mail', 'mail_link', 'response'],
    prepare: async (n) => {
      const link = await aLink(n);
      return () => visit(server, new TestCaller(server.app), link);
    },
  },
  'opening one': {
    tables: ['assessment', 'contact', 'mail', 'mail_link', 'response'],
    prepare: async (n) => {
      const link = await aLink(n);
      return () => visit(server, new TestCaller(server.app), link, { method: 'POST' });
    },
  },
  'asking for no more reminders': {
    tables: ['address_mark', 'assessment', 'mail', 'mail_link'],
    prepare: async (n) => {
      const link = await aLink(n, { kind: 'retake', purpose: 'unsubscribe' });
      return () => visit(server, new TestCaller(server.app), link, { method: 'POST' });
    },
  },
  'reading the responses': {
    tables: ['response'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.get(`/api/assessment/${id}/responses`);
    },
  },
  'saving an answer': {
    tables: ['assessment', 'contact', 'response', 'webhook_endpoint'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.post(`/api/assessment/${id}/responses`, humility);
    },
  },
  'reading many at the same moment': {
    tables: ['assessment'],
    prepare: async (n) => {
      const ids = await Promise.all(
        Array.from({ length: MANY }, async (_, of) => (await anAssessment(n + of)).id),
      );
      const reader = new TestCaller(server.app);
      return () => allOf(ids.map((id) => reader.get(`/api/assessment/by-id/${id}`)));
    },
  },
  'saving to many at the same moment': {
    tables: ['assessment', 'contact', 'response', 'webhook_endpoint'],
    prepare: async (n) => {
      const each = await Promise.all(Array.from({ length: MANY }, (_, of) => anAssessment(n + of)));
      return () =>
        allOf(each.map(({ owner, id }) => owner.post(`/api/assessment/${id}/responses`, humility)));
    },
  },
  'moving on': {
    tables: ['assessment'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 7 });
    },
  },
  'giving an email': {
    tables: ['assessment', 'chat_results', 'share_link'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.post(`/api/assessment/${id}/submit-email`, { email: filledEmail(n) });
    },
  },
  'going on with what was found': {
    tables: ['assessment'],
    prepare: async (n) => {
      const { id } = await anAssessment(n);
      const finder = new TestCaller(server.app);
      await finder.post('/api/assessment/lookup-by-email', { email: filledEmail(n) });
      return () => finder.patch(`/api/assessment/${id}`, { currentQuestionIndex: 7 });
    },
  },
  'calculating the scores': {
    tables: ['assessment', 'contact', 'response'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.post(`/api/assessment/${id}/calculate-scores`);
    },
  },
  'starting over': {
    tables: ['assessment', 'chat_results', 'contact', 'response', 'share_link'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.post(`/api/assessment/${id}/reset`);
    },
  },
  'reading a plan': {
    tables: ['assessment', 'plan'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.get(`/api/assessment/${id}/plan`);
    },
  },
  'saving a plan': {
    tables: ['assessment', 'plan'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      const start = { day: '2027-01-01', changedAt: '2026-01-02T03:04:05.006Z' };
      return () => owner.post(`/api/assessment/${id}/plan`, { start });
    },
  },
  'wanting no reminders of a plan': {
    tables: ['assessment', 'plan'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.post(`/api/assessment/${id}/plan/reminders`, { timeZone: null });
    },
  },
  'ending the reminders of a plan by mail': {
    tables: ['address_mark', 'assessment', 'mail', 'mail_link', 'plan'],
    prepare: async (n) => {
      const link = await aLink(n, { kind: 'plan', purpose: 'unsubscribe' });
      return () => visit(server, new TestCaller(server.app), link, { method: 'POST' });
    },
  },
  'listing one’s assessments to compare': {
    tables: ['assessment'],
    prepare: async (n) => {
      const { owner } = await anAssessment(n);
      return () => owner.get('/api/person/history');
    },
  },
  'listing links to share': {
    tables: ['assessment', 'share_link'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.get(`/api/assessment/${id}/share-links`);
    },
  },
  'listing rounds of feedback': {
    tables: ['assessment', 'feedback_invitation', 'feedback_result', 'feedback_round'],
    prepare: async (n) => {
      const { owner, id } = await anAssessment(n);
      return () => owner.get(`/api/assessment/${id}/feedback`);
    },
  },
  'submitting feedback': {
    tables: ['assessment', 'feedback_form', 'feedback_invitation', 'feedback_round'],
    prepare: async (n) => {
      const { id } = await anAssessment(n);
      const rater = await anInvited(id);
      return () => rater.send('submit', { ratings: ratedAll(4) });
    },
  },
  'asking who is signed in': {
    tables: ['session', 'user'],
    prepare: async () => {
      const { caller } = await aPerson();
      return () => caller.get('/api/auth/user');
    },
  },
  'listing the conversations': {
    tables: ['conversation', 'session', 'user'],
    prepare: async () => {
      const { caller } = await aPerson();
      return () => caller.get('/api/conversations');
    },
  },
  'going on in the list of conversations': {
    tables: ['conversation', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation } = await aPerson();
      return () => caller.get(`/api/conversations?before=${conversation}`);
    },
  },
  'searching the conversations': {
    tables: ['conversation', 'message', 'session', 'user'],
    prepare: async () => {
      const { caller } = await aPerson();
      return () => caller.get('/api/conversations?search=delegate');
    },
  },
  'renaming a conversation': {
    tables: ['conversation', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation } = await aPerson();
      return () => caller.patch(`/api/conversations/${conversation}`, { title: 'Delegating' });
    },
  },
  'starting a conversation': {
    tables: ['chat_usage', 'conversation', 'session', 'user'],
    prepare: async () => {
      const { caller } = await aPerson();
      return () => caller.post('/api/conversations');
    },
  },
  'asking the advisor': {
    tables: [
      'assessment',
      'chat_results',
      'chat_site_usage',
      'chat_usage',
      'conversation',
      'counted',
      'message',
      'passage',
      'session',
      'user',
    ],
    prepare: async () => {
      const { caller, conversation: conversationId } = await aPerson();
      return () => caller.post('/api/chat', { conversationId, message: 'How do I delegate?' });
    },
  },
  'reading the messages': {
    tables: ['conversation', 'message', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation } = await aPerson();
      return () => caller.get(`/api/conversations/${conversation}/messages`);
    },
  },
  'going on in the messages': {
    tables: ['conversation', 'message', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation: conversationId } = await aPerson();
      const asked = await caller.post('/api/chat', { conversationId, message: 'Hello' });
      const { id } = asked.json<{ id: string }>();
      return () => caller.get(`/api/conversations/${conversationId}/messages?before=${id}`);
    },
  },
  'following a reply': {
    tables: ['conversation', 'message', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation: conversationId } = await aPerson();
      const asked = await caller.post('/api/chat', { conversationId, message: 'Hello' });
      const { id } = asked.json<{ id: string }>();
      return () => caller.get(`/api/messages/${id}`);
    },
  },
  'deleting a conversation': {
    tables: ['chat_results', 'conversation', 'message', 'session', 'user'],
    prepare: async () => {
      const { caller, conversation } = await aPerson();
      return () => caller.send('DELETE', `/api/conversations/${conversation}`);
    },
  },
};

describe(`with ${manyRows.assessments} assessments no table is scanned by`, () => {
  test.each(Object.entries(calls))('%s', async (_name, { tables, prepare }) => {
    for (let n = 1; n <= RUNS; n++) {
      const call = await prepare(n * 1000 + 1);
      plans.take();
      expect((await call()).statusCode).toBeOneOf([200, 303]);
      const ran = plans.take();
      expect(touchedTables(ran)).toEqual(tables);
      expect(scansOfMany(ran)).toEqual([]);
    }
  });
});

test('saving keeps its fast plan when small tables have grown', async () => {
  const small = await startChatApp();
  try {
    const plansOfSmall = await watchPlans(small.database, small.databaseUrl);
    const owner = new TestCaller(small.app);
    const { id } = await owner.start();
    for (let n = 0; n < RUNS; n++) {
      plansOfSmall.take();
      const saved = await owner.post(`/api/assessment/${id}/responses`, humility);
      expect(saved.statusCode).toBe(200);
      expect(scansOfMany(plansOfSmall.take())).toEqual([]);
    }
  } finally {
    await small.close();
  }
});

test('the test notices a search without an index', async () => {
  plans.take();
  await sql`select id from assessment where email like '%@example.org'`.execute(server.database.db);
  expect(sequentialScans(plans.take())).toEqual([expect.stringMatching(/^assessment: /)]);
});
