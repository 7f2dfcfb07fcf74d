import { z } from 'zod';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { accesses, type Access } from '#domain/access.ts';
import { areaNames, type AreaName } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import {
  EMAIL_INVALID,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  normalizeEmail,
  maskEmail,
} from '#domain/email.ts';
import { idSchema } from '#domain/id.ts';
import { retakeMonths } from '#domain/mail.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { SESSION_ID_MAX_LENGTH, SESSION_ID_PATTERN } from '#domain/session-id.ts';
import { sourceSchema } from '#server/visits/visits.ts';
import { readableEmail } from './readable-email.ts';
import type { StoredResponse } from './response.repository.ts';

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
  email: emailSchema.nullable().optional().meta({ description: 'null removes the email' }),
  currentQuestionIndex: z.int().min(0).max(competencies.length).optional(),
  isCompleted: z
    .union([z.boolean(), z.literal(0), z.literal(1)], 'must be true, false, 1, or 0')
    .transform(Boolean)
    .optional()
    .meta({ description: 'true or 1 when the assessment is finished' }),
});

export const remindRetakeInput = z.strictObject({
  id: idSchema,
  months: z
    .literal(retakeMonths)
    .nullable()
    .meta({ description: 'From now; null for no reminder' }),
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

/** Enough for any number of digits that a clock has. */
const DATE_TIME_MAX_LENGTH = 40;

const areaNameSchema = z.enum(areaNames);

const ratingSchema = z
  .union(
    [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
    'must be a whole number from 1 to 5, or null',
  )
  .nullable();

const answeredAtSchema = z
  .string()
  .max(DATE_TIME_MAX_LENGTH, { abort: true })
  .check(
    z.iso.datetime({ offset: true, error: 'must be a date and time with its offset (ISO 8601)' }),
  )
  .meta({
    description:
      'When the ratings were given; if missing or in the future, that is now. A response never ' +
      'replaces a later one, and a reset removes it.',
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
  .superRefine(({ competencyId, category, question1Rating, question2Rating }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const area = competencyById.get(competencyId)?.category;
    if (area === undefined) {
      refuse('competencyId', `is not one of the ${competencies.length} competencies`);
    } else if (area !== category) {
      refuse('category', `must be the competency’s own area: ${area}`);
    }
    if (question1Rating === null && question2Rating === null) {
      refuse('question1Rating', 'at least one of the two questions needs a rating from 1 to 5');
    }
  });

export const responseOutput = z.object({
  competencyId: z.string(),
  category: areaNameSchema,
  question1Rating: ratingSchema,
  question2Rating: ratingSchema,
  averageRating: z.int().min(100).max(500).meta({ description: 'Mean of the ratings × 100' }),
  answeredAt: z.iso.datetime().meta({ description: 'When the ratings were given' }),
});
export const responsesOutput = z.array(responseOutput);

/**
 * An assessment as its caller sees it: the full email only as its owner.
 * @param isOwn the caller created it or showed its session id. Owners by email do not see that id,
 * because it would still work after the email changes.
 */
export function assessmentView(
  row: AssessmentRow,
  access: Access,
  isOwn: boolean,
): AssessmentOutput {
  const email = row.email && readableEmail(row.email);
  return {
    id: row.id,
    sessionId: isOwn ? row.session_id : null,
    email: access === 'owner' ? email : email && maskEmail(email),
    currentQuestionIndex: row.current_question_index,
    isCompleted: row.is_completed,
    overallScore: row.overall_score,
    categoryScores: row.category_scores,
    createdAt: row.created_at.toISOString(),
    retakeAt: access === 'owner' ? (row.retake_at?.toISOString() ?? null) : null,
    access,
  };
}

export function responseView(row: StoredResponse): CompetencyResponse & { answeredAt: string } {
  return {
    competencyId: row.competency_id,
    category: row.category,
    question1Rating: row.question1_rating,
    question2Rating: row.question2_rating,
    averageRating: row.average_rating,
    answeredAt: row.answered_at.toISOString(),
  };
}
