import { sql } from 'kysely';
import { expect } from 'vitest';
import { privacy, type KeptKind } from '#content/privacy.ts';
import { keptFor, inWords } from '#domain/kept-for.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { withFlags } from './testing/other-site.ts';

/**
 * What each column holds about a person, by the name that the privacy notice gives it. A new column
 * goes here, and into the notice if it holds something that is not named there yet.
 */
const held: Record<string, Record<string, KeptKind>> = {
  assessment: {
    session_id: 'answers',
    email: 'email',
    current_question_index: 'answers',
    is_completed: 'answers',
    overall_score: 'answers',
    category_scores: 'answers',
    created_at: 'answers',
    reset_at: 'answers',
  },
  response: {
    competency_id: 'answers',
    question1_rating: 'answers',
    question2_rating: 'answers',
    average_rating: 'answers',
    answered_at: 'answers',
  },
  user: {
    issuer: 'signIn',
    subject: 'signIn',
    first_name: 'signIn',
    last_name: 'signIn',
    profile_image_url: 'signIn',
    created_at: 'signIn',
  },
  session: {
    token_hash: 'signIn',
    created_at: 'signIn',
    last_used_at: 'signIn',
    expires_at: 'signIn',
    id_token: 'signIn',
  },
  sign_in: { key_hash: 'signIn', return_to: 'signIn', expires_at: 'signIn' },
  conversation: { title: 'chat', created_at: 'chat', updated_at: 'chat' },
  message: { role: 'chat', content: 'chat', created_at: 'chat' },
  chat_usage: { since: 'chat', conversations: 'chat', messages: 'chat' },
};

/** What says nothing of a person, and why. */
const ofNobody: Record<string, string> = {
  'assessment.id': 'a random number, by which the rest is found',
  'response.assessment_id': 'to which assessment the rating belongs',
  'response.category': 'the area of a competency is the same for everybody',
  'user.id': 'a random number, by which the rest is found',
  'session.user_id': 'whose session it is',
  'sign_in.nonce': 'random, against forged replies',
  'sign_in.code_verifier': 'random, against stolen replies',
  'conversation.id': 'a random number, by which the rest is found',
  'conversation.user_id': 'whose conversation it is',
  'message.id': 'a random number',
  'message.conversation_id': 'where the message stands',
  'message.position': 'where the message stands',
  'message.question_id': 'which message it answers',
  'message.status': 'whether the answer came to its end',
  'message.heartbeat_at': 'whether the answer is still being written',
  'chat_usage.user_id': 'whose count it is',
  'audit_event.reference': 'a random number',
  'audit_event.event': 'what was done',
  'audit_event.amount': 'to how many, whoever they were',
  'audit_event.happened_at': 'when it was done',
};

const kinds = Object.entries(held).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, kind]) => ({ name: `${table}.${column}`, kind })),
);

journey('the privacy notice names each kind of data that a table holds', async () => {
  const site = await startSite(withFlags({ chatbotEnabled: true }));
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      -- A job in its queue names what is to be done, and nobody.
      where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
        and table_name not like 'kysely\\_%'
    `.execute(site.db);
    const columns = rows.map(({ name }) => name).toSorted();
    const known = [...kinds.map(({ name }) => name), ...Object.keys(ofNobody)].toSorted();
    expect(columns).toEqual(known);

    const { mainText } = readDocument(unpacked(await ask(`${site.url}/privacy`)));
    for (const { name, kind } of kinds) {
      const thing = privacy.kept.find(({ id }) => id === kind);
      expect(thing, name).toBeDefined();
      for (const words of [thing!.name, thing!.text, thing!.kept])
        expect(mainText).toContain(words);
    }
    for (const seconds of Object.values(keptFor)) expect(mainText).toContain(inWords(seconds));
  } finally {
    await site.close();
  }
});

for (const [retention, words] of [
  [
    { empty: 7, unfinished: 180, completed: 1095 },
    ['7 days after you began it', '180 days after your last rating', '1,095 days after'],
  ],
  [{ empty: 0, unfinished: 1, completed: 0 }, ['1 day after your last rating, if you did not']],
  [{ empty: 0, unfinished: 0, completed: 0 }, ['Nothing is deleted by itself.']],
] as const) {
  journey(`the notice says when assessments are deleted: ${words[0]}`, async () => {
    const site = await startSite({ retention });
    try {
      const { mainText } = readDocument(unpacked(await ask(`${site.url}/privacy`)));
      for (const word of words) expect(mainText).toContain(word);
    } finally {
      await site.close();
    }
  });
}
