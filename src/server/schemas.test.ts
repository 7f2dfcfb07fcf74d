import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/chat.ts';
import { competencies } from '#domain/competencies.ts';
import { EMAIL_INVALID } from '#domain/email.ts';
import * as ids from '#domain/id.ts';
import * as assessments from './assessment/assessment.schemas.ts';
import * as responses from '#server/assessment/assessment.schemas.ts';
import * as users from './auth/auth.router.ts';
import * as chat from './chat/chat.schemas.ts';

const schemas = { ...ids, ...assessments, ...responses, ...users, ...chat };

const id = '7f2c9a50-6d1e-4f6b-9a3e-0d6a3b1c2e4f';
const sessionId = 'session_1767225600000_0123456789abcdef012345';
const answer = {
  id,
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: 2,
  question2Rating: 5,
};

/** Where and why an input is rejected; empty if it is accepted. */
function refusals(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const inputs: [name: string, schema: z.ZodType, valid: Record<string, unknown>][] = [
  ['byIdInput', schemas.byIdInput, { id }],
  ['bySessionInput', schemas.bySessionInput, { sessionId }],
  ['emailInput', schemas.emailInput, { email: 'a@example.com' }],
  ['idAndEmailInput', schemas.idAndEmailInput, { id, email: 'a@example.com' }],
  ['updateAssessmentInput', schemas.updateAssessmentInput, { id }],
  ['saveResponseInput', schemas.saveResponseInput, answer],
  ['chatSendInput', schemas.chatSendInput, { conversationId: id, message: 'Hello' }],
  ['chatStopInput', schemas.chatStopInput, { conversationId: id }],
];

describe.each(inputs)('%s', (_name, schema, valid) => {
  test('accepts its fields and nothing else', () => {
    expect(schema.safeParse(valid)).toEqual({ success: true, data: valid });
    expect(refusals(schema, { ...valid, unknown: 1 })).toEqual([
      expect.stringContaining('unknown'),
    ]);
    for (const name of Object.keys(valid)) {
      const { [name]: _, ...rest } = valid;
      expect(refusals(schema, rest)).toEqual([expect.stringMatching(`^${name}: `)]);
    }
  });
});

test('an id is a UUID', () => {
  expect(refusals(schemas.byIdInput, { id: 'x' })).toEqual([
    'id: must be an id from this server (a UUID)',
  ]);
});

test('a session id has the documented shape and at most 128 characters', () => {
  const start = 'session_1767225600000_';
  const ofLength = (length: number) => ({ sessionId: start + 'a'.repeat(length - start.length) });
  expect(refusals(schemas.bySessionInput, ofLength(128))).toEqual([]);
  expect(refusals(schemas.bySessionInput, ofLength(129))).toEqual([
    expect.stringMatching('^sessionId: '),
  ]);
  expect(refusals(schemas.bySessionInput, { sessionId: 'session_1' })).toEqual([
    'sessionId: must look like session_{timestamp}_{random}, with at least 22 random characters',
  ]);
});

test('an email is normalized, then validated', () => {
  expect(schemas.emailSchema.parse(' Ada@Example.COM ')).toBe('ada@example.com');
  const ofLength = (length: number) => `a@${'b'.repeat(length - 6)}.com`;
  expect(refusals(schemas.emailSchema, ofLength(254))).toEqual([]);
  for (const email of [ofLength(255), 'no-address', '']) {
    expect(refusals(schemas.emailSchema, email)).toEqual([`: ${EMAIL_INVALID}`]);
  }
});

describe('an update of an assessment', () => {
  const change = (fields: object) => schemas.updateAssessmentInput.safeParse({ id, ...fields });

  test.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
  ])('reads isCompleted %j as %j', (given, read) => {
    expect(change({ isCompleted: given }).data).toEqual({ id, isCompleted: read });
  });

  test.each([0, competencies.length])('accepts the index %d', (currentQuestionIndex) => {
    expect(change({ currentQuestionIndex }).data).toEqual({ id, currentQuestionIndex });
  });

  test.each([
    { currentQuestionIndex: -1 },
    { currentQuestionIndex: competencies.length + 1 },
    { currentQuestionIndex: 1.5 },
    { isCompleted: 2 },
    { isCompleted: 'true' },
    { email: 'no-address' },
  ])('rejects %j', (fields) => {
    expect(change(fields).success).toBe(false);
  });
});

describe('a response', () => {
  const refusal = (fields: object) =>
    refusals(schemas.saveResponseInput, { ...answer, ...fields }).join('; ');

  test.each([1, 2, 3, 4, 5, null])('may be rated %j', (rating) => {
    expect(refusal({ question1Rating: rating })).toBe('');
    expect(refusal({ question2Rating: rating })).toBe('');
  });

  test.each([0, 6, 2.5, '3'])('may not be rated %j', (rating) => {
    expect(refusal({ question1Rating: rating })).toMatch(/^question1Rating: /);
    expect(refusal({ question2Rating: rating })).toBe(
      'question2Rating: must be a whole number from 1 to 5, or null',
    );
  });

  test('needs at least one rating', () => {
    expect(refusal({ question1Rating: null, question2Rating: null })).toBe(
      'question1Rating: at least one of the two questions needs a rating from 1 to 5',
    );
  });

  test('needs a known competency and its own area', () => {
    expect(refusal({ competencyId: 'luck' })).toBe(
      'competencyId: is not one of the 35 competencies',
    );
    expect(refusal({ category: 'Interpersonal Relationships' })).toBe(
      'category: must be the competency’s own area: Leadership of Self',
    );
  });

  test.each([
    { competencyId: 'luck' },
    { category: 'Interpersonal Relationships' },
    { question1Rating: null, question2Rating: null },
  ])('reports its own rule, not a type error, for %j', (fields) => {
    const { error } = schemas.saveResponseInput.safeParse({ ...answer, ...fields });
    expect(error?.issues.map(({ code }) => code)).toEqual(['custom']);
  });

  test('is rejected by length alone if the competency id is too long', () => {
    expect(refusal({ competencyId: 'x'.repeat(65) })).toMatch(/^competencyId: Too big/);
    expect(refusal({ competencyId: 'x'.repeat(64) })).not.toMatch(/Too big/);
  });
});

describe('a message to the advisor', () => {
  const send = (fields: object) =>
    schemas.chatSendInput.safeParse({ conversationId: id, message: 'Hello', ...fields });

  test('is trimmed, without NUL characters', () => {
    expect(send({ message: ' \0 a\0b \0' }).data?.message).toBe('ab');
  });

  test('is neither empty nor too long', () => {
    expect(send({ message: 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH) }).success).toBe(true);
    expect(send({ message: ' \0' }).error?.issues[0]?.message).toBe('write a message first');
    expect(
      send({ message: 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1) }).error?.issues[0]?.message,
    ).toBe(`may have at most ${CHAT_MESSAGE_MAX_LENGTH} characters`);
  });

  test('may bring its own id', () => {
    expect(send({ messageId: id }).data?.messageId).toBe(id);
    expect(send({ messageId: 'x' }).success).toBe(false);
  });
});

const assessment = {
  id,
  sessionId,
  email: 'a@example.com',
  currentQuestionIndex: 3,
  isCompleted: false,
  overallScore: 325,
  categoryScores: { 'Leadership of Self': 325 },
  createdAt: '2026-01-01T00:00:00.000Z',
  retakeAt: null,
  access: 'owner',
};
const response = {
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: 2,
  question2Rating: null,
  averageRating: 200,
  answeredAt: '2026-01-01T00:00:00.000Z',
};
const message = { id, role: 'user', content: 'Hello', status: 'complete' };
const {
  sessionId: _session,
  email: _email,
  categoryScores: _scores,
  retakeAt: _retakeAt,
  access: _access,
  ...found
} = assessment;

const outputs: [name: string, schema: z.ZodType, whole: Record<string, unknown>][] = [
  ['assessmentOutput', schemas.assessmentOutput, assessment],
  ['foundAssessmentsOutput', schemas.foundAssessmentsOutput.element, found],
  ['responsesOutput', schemas.responsesOutput.element, response],
  [
    'userOutput',
    schemas.userOutput,
    { firstName: 'Ada', lastName: 'Lovelace', profileImageUrl: null },
  ],
  ['conversationOutput', schemas.conversationOutput, { id, title: 'Delegating' }],
  ['messageOutput', schemas.messageOutput, message],
];

describe.each(outputs)('%s', (_name, schema, whole) => {
  test('passes its fields and nothing else', () => {
    expect(schema.parse({ ...whole, secret: 'x' })).toEqual(whole);
    for (const name of Object.keys(whole)) {
      const { [name]: _, ...rest } = whole;
      expect(refusals(schema, rest)).toEqual([expect.stringMatching(`^${name}: `)]);
    }
  });
});

test.each([
  [schemas.assessmentOutput, { ...assessment, currentQuestionIndex: -1 }],
  [schemas.assessmentOutput, { ...assessment, currentQuestionIndex: competencies.length + 1 }],
  [schemas.assessmentOutput, { ...assessment, overallScore: 99 }],
  [schemas.assessmentOutput, { ...assessment, overallScore: 501 }],
  [schemas.assessmentOutput, { ...assessment, categoryScores: { Elsewhere: 300 } }],
  [schemas.assessmentOutput, { ...assessment, access: 'admin' }],
  [schemas.foundAssessmentsOutput.element, { ...found, currentQuestionIndex: -1 }],
  [
    schemas.foundAssessmentsOutput.element,
    { ...found, currentQuestionIndex: competencies.length + 1 },
  ],
  [schemas.responseOutput, { ...response, averageRating: 99 }],
  [schemas.responseOutput, { ...response, averageRating: 501 }],
  [schemas.messageOutput, { ...message, role: 'system' }],
  [schemas.messageOutput, { ...message, status: 'lost' }],
])('rejects output that is out of range: %#', (schema, output) => {
  expect(schema.safeParse(output).success).toBe(false);
});

test.each([
  ['access', ['owner', 'finder', 'reader'], schemas.assessmentOutput, assessment],
  ['role', ['user', 'assistant'], schemas.messageOutput, message],
  ['status', ['complete', 'writing', 'interrupted'], schemas.messageOutput, message],
  ['overallScore', [100, 500, null], schemas.assessmentOutput, assessment],
  ['currentQuestionIndex', [0, competencies.length], schemas.assessmentOutput, assessment],
  ['currentQuestionIndex', [0, competencies.length], schemas.foundAssessmentsOutput.element, found],
  ['averageRating', [100, 500], schemas.responseOutput, response],
] as const)('%s may be %j', (name, values, schema, whole) => {
  for (const value of values) {
    expect(schema.safeParse({ ...whole, [name]: value }).success).toBe(true);
  }
});
