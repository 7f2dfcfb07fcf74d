import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assessment, insert, insertedId, openRows, type Row } from '#testing/test-rows.ts';

const client = openRows();

const address = () => `${randomBytes(6).toString('hex')}@example.com`;
const mail = (row: Row = {}) => ({
  id: randomUUID(),
  kind: 'continue',
  address: address(),
  ...row,
});
const link = (row: Row = {}) => ({ token_hash: randomBytes(32), purpose: 'open', ...row });

describe('a mail', () => {
  test.each<[string, Row, string]>([
    ['of a kind with odd letters', { kind: 'Way back!' }, 'mail_kind'],
    ['to nobody', { address: '' }, 'mail_address_length'],
    ['to an overlong address', { address: 'x'.repeat(255) }, 'mail_address_length'],
    ['in a state that there is not', { state: 'lost' }, 'mail_state'],
    [
      'about an assessment that there is not',
      { assessment_id: '00000000-0000-4000-8000-000000000000' },
      'mail_assessment_id_fkey',
    ],
  ])('%s is refused', async (_name, row, constraint) => {
    expect(await insert('mail', mail(row))).toBe(constraint);
  });
});

describe('a link', () => {
  test.each<[string, Row, string]>([
    ['with a short hash', { token_hash: Buffer.alloc(31) }, 'mail_link_token_hash'],
    ['for something else', { purpose: 'pay' }, 'mail_link_purpose'],
  ])('%s is refused', async (_name, row, constraint) => {
    const mail_id = await insertedId('mail', mail());
    expect(await insert('mail_link', link({ mail_id, ...row }))).toBe(constraint);
  });

  test('goes with its mail', async () => {
    const mail_id = await insertedId('mail', mail());
    await insert('mail_link', link({ mail_id }));
    await client.query('delete from mail where id = $1', [mail_id]);
    const { rowCount } = await client.query('select from mail_link where mail_id = $1', [mail_id]);
    expect(rowCount).toBe(0);
  });
});

describe('an address is forgotten', () => {
  /** Two assessments under one address, a mail about each, and one about all. */
  async function known() {
    const email = address();
    const [first, second] = [
      await insertedId('assessment', { ...assessment(), email }),
      await insertedId('assessment', { ...assessment(), email }),
    ];
    for (const assessment_id of [first, second, null]) {
      const mail_id = await insertedId('mail', mail({ address: email, assessment_id }));
      await insert('mail_link', link({ mail_id }));
    }
    return { email, first, second };
  }

  /** How many mails and links it has. */
  async function left(email: string): Promise<number[]> {
    const { rows } = await client.query<{ left: number[] }>(
      `select array[
         (select count(*)::int from mail where address = $1),
         (select count(*)::int from mail_link join mail on mail.id = mail_id where address = $1)
       ] as left`,
      [email],
    );
    return rows[0]!.left;
  }

  test('as far as an assessment goes, when that is deleted', async () => {
    const { email, first } = await known();
    await client.query('delete from assessment where id = $1', [first]);
    expect(await left(email)).toEqual([2, 2]);
  });

  test('wholly, when the last one is deleted, also together with others', async () => {
    const { email } = await known();
    const other = await known();
    await client.query('delete from assessment where email = $1', [email]);
    expect(await left(email)).toEqual([0, 0]);
    expect(await left(other.email)).toEqual([3, 3]);
  });

  test('when its assessments get another one, or none', async () => {
    const { email, first, second } = await known();
    const next = address();
    await client.query('update assessment set email = $2 where id = $1', [first, next]);
    expect(await left(email)).toEqual([2, 2]);
    await client.query('update assessment set email = null where id = $1', [second]);
    expect(await left(email)).toEqual([0, 0]);
    expect(await left(next)).toEqual([0, 0]);
  });

  test('not when an assessment is given the one that it has', async () => {
    const { email, first } = await known();
    await client.query('update assessment set email = $2 where id = $1', [first, email]);
    expect(await left(email)).toEqual([3, 3]);
  });
});

test('a bounce that an earlier version stores is marked, and leaves no address behind', async () => {
  const email = address();
  const marked = async () => {
    const { rows } = await client.query<{ refused_at: Date; unsubscribed_at: Date | null }>(
      `select refused_at, unsubscribed_at from address_mark
       where fingerprint = address_fingerprint($1)`,
      [email],
    );
    return rows;
  };
  await insert('mail_address', { address: email, refused_at: '2026-01-01T00:00:00Z' });
  expect(await marked()).toEqual([
    { refused_at: new Date('2026-01-01T00:00:00Z'), unsubscribed_at: null },
  ]);
  const { rowCount } = await client.query('select from mail_address where address = $1', [email]);
  expect(rowCount).toBe(0);
});
