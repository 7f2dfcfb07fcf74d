import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { competencies } from '#domain/competencies.ts';
import { Rater } from '#testing/feedback-callers.ts';
import { ratedAll, tokenFor } from '#testing/feedback-round.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { filledEmail, filledSessionId, fillTables, manyRows } from '#testing/many-rows.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { signedInCaller, visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { sequentialScans, touchedTables, watchPlans } from '#testing/watched-plans.ts';

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
