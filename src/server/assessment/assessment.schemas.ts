import { z } from 'zod';
import { accesses } from '#domain/access.ts';
import { areaNames, type AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { EMAIL_INVALID, EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalizeEmail } from '#domain/email.ts';
import { retakeMonths } from '#domain/mail.ts';
import { idSchema } from '#domain/id.ts';
import { SESSION_ID_MAX_LENGTH, SESSION_ID_PATTERN } from '#domain/session-id.ts';
import { sourceSchema } from '#server/visits/visits.ts';

const sessionIdSchema = z
  .string()
  .max(SESSION_ID_MAX_LENGTH, { abort: true })
  .regex(
    SESSION_ID_PATTERN,
    'must look like session_{timestamp}_{random}, with at least 22 random characters',
  )
  .meta({ description: 'session_{timestamp}_{random}, with at least 128 random bits' });

/** The length comes first; an invalid address becomes empty, which the pattern rejects. */
export const emailSchema = z
  .string()
  .max(EMAIL_MAX_LENGTH, { error: EMAIL_INVALID, abort: true })
  .overwrite((email) => normalizeEmail(email) ?? '')
  .regex(EMAIL_PATTERN, EMAIL_INVALID);

export const bySessionInput = z.strictObject({ sessionId: sessionIdSchema });
export const createAssessmentInput = bySessionInput.extend({
  source: sourceSchema,
  againOf: z.exactOptional(
    idSchema.meta({
      description:
        'A completed assessment of the caller to retake: the new one gets the same email',
    }),
  ),
});
export const emailInput = z.strictObject({ email: emailSchema });
export const idAndEmailInput = z.strictObject({ id: idSchema, email: emailSchema });

export const updateAssessmentInput = z.strictObject({
  id: idSchema,
  email: emailSchema.nullable().optional().meta({ description: 'null: removes the email' }),
  currentQuestionIndex: z.int().min(0).max(competencies.length).optional(),
  isCompleted: z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .transform(Boolean)
    .optional()
    .meta({ description: 'true or 1 when the assessment is finished' }),
});

export const remindRetakeInput = z.strictObject({
  id: idSchema,
  months: z.literal(retakeMonths).nullable().meta({ description: 'From now; null: no reminder' }),
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
const momentSchema = z.iso.datetime();

const accessSchema = z.enum(accesses).meta({
  description:
    'owner: created it or showed its session id. finder: looked up the email of an unfinished ' +
    'assessment and may continue it. reader: has its id and may read it.',
});

export const assessmentOutput = z.object({
  id: idSchema,
  sessionId: z
    .string()
    .nullable()
    .meta({ description: 'Shown to callers that created the assessment or showed this id' }),
  email: z.string().nullable().meta({ description: 'Masked for everyone but the owner' }),
  currentQuestionIndex: z.int().min(0).max(competencies.length),
  isCompleted: z.boolean(),
  overallScore: scoreSchema.nullable(),
  categoryScores: categoryScoresSchema,
  createdAt: momentSchema,
  retakeAt: momentSchema.nullable().meta({
    description: 'When a reminder to retake it is sent; shown to the owner only',
  }),
  access: accessSchema,
});
export type AssessmentOutput = z.infer<typeof assessmentOutput>;

export const foundAssessmentsOutput = z.array(
  z.object({
    id: idSchema,
    createdAt: momentSchema,
    isCompleted: z.boolean(),
    currentQuestionIndex: z.int().min(0).max(competencies.length),
    overallScore: scoreSchema.nullable(),
  }),
);
