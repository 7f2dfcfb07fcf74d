import { z } from 'zod';
import { areaNames, type AreaName } from './areas.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from './chat-message.ts';
import { competencies, competencyById } from './competencies.ts';
import { EMAIL_INVALID, EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalizeEmail } from './email.ts';
import { SESSION_ID_MAX_LENGTH, SESSION_ID_PATTERN } from './session-id.ts';

/** Enough for any number of digits that a clock has. */
const DATE_TIME_MAX_LENGTH = 40;

export const idSchema = z.uuid('must be an id as the service gave it (a UUID)').meta({
  description: 'The id that the service gave (UUID)',
});

export const sessionIdSchema = z
  .string()
  .max(SESSION_ID_MAX_LENGTH)
  .regex(
    SESSION_ID_PATTERN,
    'must look like session_{timestamp}_{random}, with at least 22 random characters',
  )
  .meta({ description: 'session_{timestamp}_{random}, with at least 128 random bits' });

/** Trimmed and lowercased before it is checked. */
export const emailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .max(EMAIL_MAX_LENGTH, EMAIL_INVALID)
  .regex(EMAIL_PATTERN, EMAIL_INVALID);

export const areaNameSchema = z.enum(areaNames);

const ratingSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .nullable();

export const byIdInput = z.strictObject({ id: idSchema });
export const bySessionInput = z.strictObject({ sessionId: sessionIdSchema });
export const emailInput = z.strictObject({ email: emailSchema });
export const idAndEmailInput = z.strictObject({ id: idSchema, email: emailSchema });

export const updateAssessmentInput = z.strictObject({
  id: idSchema,
  email: emailSchema.optional(),
  currentQuestionIndex: z.int().min(0).max(competencies.length).optional(),
  isCompleted: z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .transform(Boolean)
    .optional()
    .meta({ description: 'true or 1 when the assessment is finished' }),
});

const answeredAtSchema = z
  .string()
  .max(DATE_TIME_MAX_LENGTH, { abort: true })
  .check(
    z.iso.datetime({ offset: true, error: 'must be a date and time with its offset (ISO 8601)' }),
  )
  .meta({
    description:
      'When the ratings were given; without it, and if it is a time to come, that is now. A response ' +
      'never replaces one that was given later, nor does it outlive a reset.',
  });

export const saveResponseInput = z
  .strictObject({
    id: idSchema,
    competencyId: z.string().max(64),
    category: areaNameSchema,
    question1Rating: ratingSchema,
    question2Rating: ratingSchema,
    answeredAt: answeredAtSchema.optional(),
  })
  .superRefine((input, context) => {
    const competency = competencyById.get(input.competencyId);
    if (!competency) {
      context.addIssue({
        code: 'custom',
        path: ['competencyId'],
        message: 'is not one of the 35 competencies',
      });
    } else if (competency.category !== input.category) {
      context.addIssue({
        code: 'custom',
        path: ['category'],
        message: `must be the competency's own area: ${competency.category}`,
      });
    }
    if (input.question1Rating === null && input.question2Rating === null) {
      context.addIssue({
        code: 'custom',
        path: ['question1Rating'],
        message: 'at least one of the two questions needs a rating from 1 to 5',
      });
    }
  });

const scoreSchema = z.int().min(100).max(500).meta({ description: 'Score × 100 (100–500)' });
const areaScoreSchema = z.exactOptional(scoreSchema);
// Known keys: zod checks such an object four times as fast as a z.partialRecord.
const categoryScoresSchema = z.strictObject(
  Object.fromEntries(areaNames.map((name) => [name, areaScoreSchema])) as Record<
    AreaName,
    typeof areaScoreSchema
  >,
);
const createdAtSchema = z.iso.datetime();

/**
 * `owner` created the assessment or showed its session id; `finder` found it, unfinished, by its
 * email; `reader` holds its id and may look.
 */
export const accessSchema = z.enum(['owner', 'finder', 'reader']);
export type Access = z.infer<typeof accessSchema>;

export const assessmentOutput = z.object({
  id: idSchema,
  sessionId: z.string().nullable().meta({ description: 'Shown to the owner only' }),
  email: z.string().nullable().meta({ description: 'Masked for a caller who may only read' }),
  currentQuestionIndex: z.int().min(0).max(competencies.length),
  isCompleted: z.boolean(),
  overallScore: scoreSchema.nullable(),
  categoryScores: categoryScoresSchema,
  createdAt: createdAtSchema,
  access: accessSchema,
});
export type AssessmentOutput = z.infer<typeof assessmentOutput>;

export const foundAssessmentsOutput = z.array(
  z.object({
    id: idSchema,
    createdAt: createdAtSchema,
    isCompleted: z.boolean(),
    currentQuestionIndex: z.int().min(0).max(competencies.length),
    overallScore: scoreSchema.nullable(),
  }),
);

export const responseOutput = z.object({
  competencyId: z.string(),
  category: areaNameSchema,
  question1Rating: ratingSchema,
  question2Rating: ratingSchema,
  averageRating: z.int().min(100).max(500).meta({ description: 'Mean of the ratings × 100' }),
  answeredAt: z.iso.datetime().meta({ description: 'When the ratings were given' }),
});
export const responsesOutput = z.array(responseOutput);

export const userOutput = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export const conversationOutput = z.object({ id: idSchema, title: z.string() });
export const messageOutput = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(['complete', 'writing', 'interrupted']).meta({
    description:
      'Of an answer: `writing` while it is being written, `interrupted` when it was stopped or ' +
      'broke off (what was written is kept). A question is always `complete`.',
  }),
});
export type Message = z.infer<typeof messageOutput>;

export const chatSendInput = z.strictObject({
  conversationId: idSchema,
  message: z
    .string()
    // The database cannot hold this one character.
    .overwrite((text) => text.replaceAll('\0', '').trim())
    .min(1, 'write a message first')
    .max(CHAT_MESSAGE_MAX_LENGTH, `may have at most ${CHAT_MESSAGE_MAX_LENGTH} characters`),
  messageId: z.exactOptional(
    idSchema.meta({
      description:
        'An id of your own for the question (UUID). Sent again, it is not stored twice: a question ' +
        'without a complete answer is put to the model again.',
    }),
  ),
});
export const chatStopInput = z.strictObject({ conversationId: idSchema });

/** What the stream of an answer brings, in this order; `text` comes as often as there is new text. */
export type ChatEvent =
  | { type: 'started'; question: Message; answer: { id: string } }
  | { type: 'text'; text: string }
  | { type: 'finished'; answer: Message };
