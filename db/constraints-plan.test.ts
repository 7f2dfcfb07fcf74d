import { describe, expect, test } from 'vitest';
import { assessment, insert, insertedId, openRows, type Row } from '#testing/test-rows.ts';

const client = openRows();

const plan = async (row: Row = {}) => ({
  assessment_id: await insertedId('assessment', assessment()),
  content: '{"start":null,"focus":[],"actions":[]}',
  ...row,
});
const reminders = {
  time_zone: 'UTC',
  reminded_until: '2026-01-01',
  next_reminder_at: '2026-02-01',
};

describe('a plan', () => {
  test.each<[string, Row, string]>([
    [
      'of an assessment that there is not',
      { assessment_id: '00000000-0000-4000-8000-000000000000' },
      'plan_assessment_id_fkey',
    ],
    ['without a name of its time zone', { ...reminders, time_zone: '' }, 'plan_time_zone'],
    [
      'with an overlong name of its time zone',
      { ...reminders, time_zone: 'x'.repeat(65) },
      'plan_time_zone',
    ],
    ['with reminders of nowhere', { ...reminders, time_zone: null }, 'plan_reminders'],
    ['with reminders since no time', { ...reminders, reminded_until: null }, 'plan_reminders'],
    ['with a reminder that nobody asked for', { next_reminder_at: '2026-02-01' }, 'plan_reminders'],
  ])('%s is refused', async (_name, row, constraint) => {
    expect(await insert('plan', await plan(row))).toBe(constraint);
  });

  test('is the only one of its assessment, and goes with it', async () => {
    const row = await plan(reminders);
    expect(await insert('plan', row)).toBe('taken');
    expect(await insert('plan', row)).toBe('plan_pkey');
    await client.query('delete from assessment where id = $1', [row.assessment_id]);
    const { rowCount } = await client.query('select from plan where assessment_id = $1', [
      row.assessment_id,
    ]);
    expect(rowCount).toBe(0);
  });
});
