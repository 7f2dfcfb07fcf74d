import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insert, insertedId, newUser, user, openRows, type Row } from '#testing/test-rows.ts';

const client = openRows();

describe('a person', () => {
  test.each<[string, Row, string]>([
    ['of no issuer', { issuer: '' }, 'user_issuer_length'],
    ['of an overlong issuer', { issuer: 'x'.repeat(513) }, 'user_issuer_length'],
    ['without a subject', { subject: '' }, 'user_subject_length'],
    ['with an overlong subject', { subject: 'x'.repeat(256) }, 'user_subject_length'],
    ['with an overlong first name', { first_name: 'x'.repeat(201) }, 'user_first_name_length'],
    ['with an overlong last name', { last_name: 'x'.repeat(201) }, 'user_last_name_length'],
    [
      'with an overlong picture address',
      { profile_image_url: 'x'.repeat(2049) },
      'user_profile_image_url_length',
    ],
    ['without a first name', { first_name: null }, 'first_name: 23502'],
  ])('%s is refused', async (_name, row, constraint) => {
    expect(await insert('user', { ...user(), ...row })).toBe(constraint);
  });

  test('exists once for an issuer, and again for another', async () => {
    const row = user();
    expect(await insert('user', row)).toBe('taken');
    expect(await insert('user', row)).toBe('user_issuer_subject');
    expect(await insert('user', { ...row, issuer: 'https://other.example.org' })).toBe('taken');
  });

  test('takes sessions, conversations and messages along', async () => {
    const user_id = await newUser();
    await insert('session', { token_hash: Buffer.alloc(32, 1), user_id, expires_at: '2999-01-01' });
    const conversation_id = await insertedId('conversation', { user_id });
    await insert('message', { conversation_id, role: 'user', content: 'Hello' });
    await client.query('delete from "user" where id = $1', [user_id]);
    const { rows } = await client.query(
      `select (select count(*)::int from session where user_id = $1) as sessions,
         (select count(*)::int from conversation where user_id = $1) as conversations,
         (select count(*)::int from message where conversation_id = $2) as messages`,
      [user_id, conversation_id],
    );
    expect(rows).toEqual([{ sessions: 0, conversations: 0, messages: 0 }]);
  });
});

describe('what belongs to a person', () => {
  const tokenHash = () => Buffer.from(randomUUID().replaceAll('-', ''));

  test.each<[string, string, Row, string]>([
    [
      'a session with a short hash',
      'session',
      { token_hash: Buffer.alloc(31) },
      'session_token_hash_length',
    ],
    ['a session without an end', 'session', { expires_at: null }, 'expires_at: 23502'],
    [
      'a session that ended before it began',
      'session',
      { expires_at: '2020-01-01' },
      'session_expires_after_creation',
    ],
    ['a session of nobody', 'session', { user_id: randomUUID() }, 'session_user_id_fkey'],
    ['a conversation without a title', 'conversation', { title: '' }, 'conversation_title_length'],
    [
      'a conversation with an overlong title',
      'conversation',
      { title: 'x'.repeat(201) },
      'conversation_title_length',
    ],
    [
      'a conversation of nobody',
      'conversation',
      { user_id: randomUUID() },
      'conversation_user_id_fkey',
    ],
  ])('%s is refused', async (_name, table, row, constraint) => {
    const base: Record<string, Row> = {
      session: { token_hash: tokenHash(), expires_at: '2999-01-01' },
      conversation: {},
    };
    const user_id = await newUser();
    expect(await insert(table, { user_id, ...base[table], ...row })).toBe(constraint);
  });

  test.each<[string, Row, string]>([
    ['by somebody else', { role: 'system' }, 'message_role'],
    ['that is overlong', { content: 'x'.repeat(100_001) }, 'message_content_length'],
    ['without content', { content: null }, 'content: 23502'],
    ['of no conversation', { conversation_id: randomUUID() }, 'message_conversation_id_fkey'],
    ['at a place of its choice', { position: 1 }, '428C9'],
    ['in another state', { role: 'assistant', status: 'lost' }, 'message_status'],
    [
      'of a person that is being written',
      { status: 'writing', heartbeat_at: new Date() },
      'message_question_complete',
    ],
    [
      'that is being written by nobody alive',
      { role: 'assistant', status: 'writing' },
      'message_writing_heartbeat',
    ],
    [
      'that answers no question',
      { role: 'assistant', question_id: randomUUID() },
      'message_question_id_fkey',
    ],
  ])('a message %s is refused', async (_name, row, constraint) => {
    const conversation_id = await insertedId('conversation', { user_id: await newUser() });
    const message = { conversation_id, role: 'user', content: 'Hello', ...row };
    expect(await insert('message', message)).toBe(constraint);
  });

  test('one answer at a time is written to a conversation', async () => {
    const conversation_id = await insertedId('conversation', { user_id: await newUser() });
    const answer = {
      conversation_id,
      role: 'assistant',
      content: '',
      status: 'writing',
      heartbeat_at: new Date(),
    };
    expect(await insert('message', answer)).toBe('taken');
    expect(await insert('message', answer)).toBe('message_one_writing');
  });

  test('a sign-in on its way has a whole hash', async () => {
    const attempt = { nonce: 'n', code_verifier: 'v', return_to: '/', expires_at: '2999-01-01' };
    const keyHash = Buffer.alloc(31, 1);
    expect(await insert('sign_in', { ...attempt, key_hash: keyHash })).toBe(
      'sign_in_key_hash_length',
    );
  });
});
