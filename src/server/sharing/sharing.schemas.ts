import { z } from 'zod';
import { momentOutput } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { SHARE_DAYS, SHARE_NAME_MAX_LENGTH, shareDays } from '#domain/sharing.ts';
import { textUpTo } from '#domain/text.ts';
import { assessmentOutput, responsesOutput } from '#server/assessment/assessment.schemas.ts';
import { comparisonOutput } from '#server/comparison/comparison.schemas.ts';
import { publishedOutput } from '#server/feedback/feedback.schemas.ts';
import { planOutput } from '#server/plan/plan.schemas.ts';

const oneLineSchema = textUpTo(SHARE_NAME_MAX_LENGTH).overwrite((name) =>
  name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim(),
);

export const createShareInput = z.strictObject({
  id: idSchema,
  name: oneLineSchema
    .min(1, 'say for whom the link is')
    .meta({ description: 'A name for the owner; visitors of the link do not see it' }),
  sharedBy: oneLineSchema
    .default('')
    .meta({ description: 'The name of the owner, for visitors of the link; empty: none' }),
  days: z
    .literal(shareDays)
    .default(SHARE_DAYS)
    .meta({ description: 'Days until the link expires' }),
  withPlan: z.boolean().default(false),
  withFeedback: z.boolean().default(false).meta({
    description: 'The published results of feedback from colleagues',
  }),
  comparedWith: idSchema.nullable().default(null).meta({
    description: 'An earlier assessment of the caller to compare with',
  }),
});
export type NewShare = z.output<typeof createShareInput>;

export const revokeShareInput = z.strictObject({ id: idSchema, linkId: idSchema });

const sharedBySchema = z.string().nullable().meta({
  description: 'The name of the owner, as given for this link',
});

export const shareLinkOutput = z.object({
  linkId: idSchema,
  name: z.string(),
  sharedBy: sharedBySchema,
  withPlan: z.boolean(),
  withFeedback: z.boolean(),
  comparedWith: idSchema.nullable(),
  createdAt: momentOutput,
  expiresAt: momentOutput,
  lastOpenedAt: momentOutput.nullable(),
});
export const shareLinksOutput = z.array(shareLinkOutput);

export const createdShareOutput = shareLinkOutput.extend({
  url: z.string().meta({ description: 'Shown only once: the server stores only its hash' }),
});

export const revokedShareOutput = z.object({ linkId: idSchema });

/** Longer than a token, so that a link passed on with extra letters is handled as a dead link. */
const TOKEN_MAX_LENGTH = 200;

export const sharedInput = z.strictObject({
  token: z
    .string()
    .max(TOKEN_MAX_LENGTH, { abort: true })
    .meta({ description: 'The part of the link after /shared/' }),
});

/** Nothing in it leads to the assessment itself, or to its owner unless they gave their name. */
export const sharedOutput = assessmentOutput
  .pick({ isCompleted: true, overallScore: true, categoryScores: true, createdAt: true })
  .extend({
    completedAt: momentOutput.nullable(),
    expiresAt: momentOutput,
    sharedBy: sharedBySchema,
    responses: responsesOutput,
    plan: planOutput.omit({ timeZone: true }).nullable().meta({
      description: 'null: not shared, or nothing was planned',
    }),
    feedback: z.array(publishedOutput).meta({
      description: 'The latest published round of each kind; empty: not shared, or there is none',
    }),
    comparison: comparisonOutput.nullable().meta({
      description: 'null: not shared, or one of the two is no longer completed',
    }),
  });
export type SharedOutput = z.infer<typeof sharedOutput>;
