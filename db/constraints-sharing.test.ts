import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insert, insertedId, newAssessment, openRows, type Row } from '#testing/test-rows.ts';

const client = openRows();

const link = async (row: Row = {}) => ({
  id: randomUUID(),
  assessment_id: await newAssessment(),
  token_hash: randomBytes(32),
  name: 'Grace',
  with_plan: false,
  expires_at: '2999-01-01',
  ...row,
});

describe('a link to share', () => {
  test.each<[string, Row, string]>([
    ['with a short hash', { token_hash: Buffer.alloc(31) }, 'share_link_token_hash'],
    ['for nobody', { name: '' }, 'share_link_name'],
    ['for an overlong name', { name: 'x'.repeat(81) }, 'share_link_name'],
    ['for good', { expires_at: null }, 'expires_at: 23502'],
    ['that leaves open what it shows', { with_plan: null }, 'with_plan: 23502'],
    [
      'to an assessment that there is not',
      { assessment_id: randomUUID() },
      'share_link_assessment_id_fkey',
    ],
    [
      'compared with one that there is not',
      { compared_with: randomUUID() },
      'share_link_compared_with_fkey',
    ],
  ])('%s is refused', async (_name, row, constraint) => {
    expect(await insert('share_link', await link(row))).toBe(constraint);
  });

  test('is not compared with itself, nor is there another of its hash', async () => {
    const one = await link();
    const itself = { ...one, compared_with: one.assessment_id };
    expect(await insert('share_link', itself)).toBe('share_link_compared_with');
    expect(await insert('share_link', one)).toBe('taken');
    const same = await link({ token_hash: one.token_hash });
    expect(await insert('share_link', same)).toBe('share_link_token_hash_key');
  });

  test('goes with its assessment, and stays without the one it was compared with', async () => {
    const [assessment_id, compared_with] = [await newAssessment(), await newAssessment()];
    const id = await insertedId('share_link', await link({ assessment_id, compared_with }));
    const found = async () => {
      const { rows } = await client.query<Row>(
        'select compared_with from share_link where id = $1',
        [id],
      );
      return rows;
    };
    await client.query('delete from assessment where id = $1', [compared_with]);
    expect(await found()).toEqual([{ compared_with: null }]);
    await client.query('delete from assessment where id = $1', [assessment_id]);
    expect(await found()).toEqual([]);
  });
});
