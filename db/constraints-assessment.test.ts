import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { emailSchema } from '#server/assessment/assessment.schemas.ts';
import { assessment, insert, newAssessment, openRows, type Row } from '#testing/test-rows.ts';

const client = openRows();

describe('an assessment', () => {
  test.each<[string, Row, string]>([
    ['without a session id', { session_id: null }, 'session_id: 23502'],
    ['with a session id of another shape', { session_id: 'abc' }, 'assessment_session_id_shape'],
    [
      'with too little randomness',
      { session_id: `session_1700000000000_${'x'.repeat(21)}` },
      'assessment_session_id_shape',
    ],
    [
      'with a session id of 129 characters',
      { session_id: `session_1700000000000_${'x'.repeat(107)}` },
      'assessment_session_id_shape',
    ],
    [
      'with a line break behind its session id',
      { session_id: `session_1700000000000_${'x'.repeat(22)}\n` },
      'assessment_session_id_shape',
    ],
    ['with a blank email', { email: '' }, 'assessment_email_normalized'],
    ['with an email in capitals', { email: 'Ada@example.com' }, 'assessment_email_normalized'],
    ['with an email with a space', { email: ' ada@example.com' }, 'assessment_email_normalized'],
    ['with an email without a dot', { email: 'ada@example' }, 'assessment_email_normalized'],
    [
      'with an email of 255 characters',
      { email: `${'a'.repeat(243)}@example.com` },
      'assessment_email_normalized',
    ],
    ['at index -1', { current_question_index: -1 }, 'assessment_index_range'],
    ['at no index', { current_question_index: null }, 'current_question_index: 23502'],
    ['neither finished nor not', { is_completed: null }, 'is_completed: 23502'],
    ['with the score 99', { overall_score: 99 }, 'assessment_overall_score_range'],
    ['with the score 501', { overall_score: 501 }, 'assessment_overall_score_range'],
    ['without scores', { category_scores: null }, 'category_scores: 23502'],
    ['with a list of scores', { category_scores: '[]' }, 'assessment_category_scores_object'],
  ])('%s is refused', async (_name, row, constraint) => {
    expect(await insert('assessment', { ...assessment(), ...row })).toBe(constraint);
  });

  test.each<[string, Row]>([
    ['with nothing but its session id', {}],
    ['behind the last competency', { current_question_index: competencies.length }],
    // How many there are is said by the domain alone.
    ['behind one more competency', { current_question_index: competencies.length + 1 }],
    ['with the score 100', { overall_score: 100 }],
    ['with the score 500', { overall_score: 500 }],
    ['with an email of 254 characters', { email: `${'a'.repeat(242)}@example.com` }],
    [
      'with a session id of 128 characters',
      { session_id: `session_1700000000000_${'x'.repeat(106)}` },
    ],
  ])('%s is taken', async (_name, row) => {
    expect(await insert('assessment', { ...assessment(), ...row })).toBe('taken');
  });

  test('of a session exists once', async () => {
    const row = assessment();
    expect(await insert('assessment', row)).toBe('taken');
    expect(await insert('assessment', row)).toBe('assessment_session_id_key');
  });

  test('takes every email address that the service accepts', async () => {
    const emails: string[] = [];
    let characters: string[] = [];
    // All of the planes that hold letters, many of them in each address.
    for (let point = 0; point < 0x20000; point++) {
      const character = String.fromCodePoint(point);
      if (emailSchema.safeParse(`x${character}y@example.com`).success) characters.push(character);
      if (characters.length === 40) {
        emails.push(emailSchema.parse(`x${characters.join('')}y@example.com`));
        characters = [];
      }
    }
    expect(emails.length).toBeGreaterThan(1000);
    await expect(
      client.query(
        `insert into assessment (session_id, email)
         select 'session_1700000000000_' || gen_random_uuid(), email from unnest($1::text[]) email`,
        [emails],
      ),
    ).resolves.toMatchObject({ rowCount: emails.length });
  });
});

describe('a response', () => {
  const response = (row: Row): Row => ({
    competency_id: 'humility',
    category: 'Leadership of Self',
    question1_rating: 3,
    question2_rating: 4,
    ...row,
  });

  test.each<[string, Row, string]>([
    ['of no assessment', { assessment_id: null }, 'assessment_id: 23502'],
    ['of an unknown assessment', { assessment_id: randomUUID() }, 'response_assessment_id_fkey'],
    ['of no competency', { competency_id: null }, 'competency_id: 23502'],
    ['of a blank competency', { competency_id: '' }, 'response_competency_id_shape'],
    ['of a competency in capitals', { competency_id: 'Humility' }, 'response_competency_id_shape'],
    ['of an overlong one', { competency_id: 'x'.repeat(65) }, 'response_competency_id_shape'],
    ['of no area', { category: null }, 'category: 23502'],
    ['of a blank area', { category: '' }, 'response_category_length'],
    ['with a first rating of 0', { question1_rating: 0 }, 'response_question1_range'],
    ['with a first rating of 6', { question1_rating: 6 }, 'response_question1_range'],
    ['with a second rating of 0', { question2_rating: 0 }, 'response_question2_range'],
    ['with a second rating of 6', { question2_rating: 6 }, 'response_question2_range'],
    [
      'without a rating',
      { question1_rating: null, question2_rating: null },
      'average_rating: 23502',
    ],
    ['with an average of its own', { average_rating: 500 }, '428C9'],
  ])('%s is refused', async (_name, row, constraint) => {
    const assessment_id = await newAssessment();
    expect(await insert('response', response({ assessment_id, ...row }))).toBe(constraint);
  });

  test('to one competency exists once in an assessment', async () => {
    const assessment_id = await newAssessment();
    const other = await newAssessment();
    expect(await insert('response', response({ assessment_id }))).toBe('taken');
    expect(await insert('response', response({ assessment_id }))).toBe('response_pkey');
    expect(await insert('response', response({ assessment_id: other }))).toBe('taken');
  });

  test.each([
    [1, 1, 100],
    [1, 2, 150],
    [5, 4, 450],
    [5, 5, 500],
    [3, null, 300],
    [null, 2, 200],
  ])('with %j and %j has the average %i', async (question1_rating, question2_rating, average) => {
    const assessment_id = await newAssessment();
    await insert('response', response({ assessment_id, question1_rating, question2_rating }));
    const { rows } = await client.query(
      'select average_rating from response where assessment_id = $1',
      [assessment_id],
    );
    expect(rows).toEqual([{ average_rating: average }]);
  });

  test('goes with its assessment', async () => {
    const assessment_id = await newAssessment();
    await insert('response', response({ assessment_id }));
    await client.query('delete from assessment where id = $1', [assessment_id]);
    const { rowCount } = await client.query('select from response where assessment_id = $1', [
      assessment_id,
    ]);
    expect(rowCount).toBe(0);
  });
});

test('an answer for an assessment that does not exist is stored nowhere', async () => {
  const { rowCount } = await client.query(
    `select * from save_response($1, 'humility', 'Leadership of Self', 3::int2, 3::int2)`,
    [randomUUID()],
  );
  expect(rowCount).toBe(0);
});
