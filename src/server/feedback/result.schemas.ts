import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { FocusResult, FullResult } from '#domain/feedback/feedback.ts';
import { feedbackRoles } from '#domain/feedback/feedback.ts';
import type { Rating } from '#domain/rating-scale.ts';

const competencyIds = competencies.map(({ id }) => id) as [CompetencyId, ...CompetencyId[]];
export const competencyIdSchema = z.enum(competencyIds);

const countSchema = z.int().min(0);
const scoreSchema = z.union([z.number(), z.enum(['below', 'above'])]).meta({
  description: '× 100. Near an end of the scale only which end',
});
const cellSchema = z.object({
  average: scoreSchema,
  agreement: z.enum(['high', 'medium', 'low']).nullable(),
});
const bothSchema = z.object({ self: z.number(), others: scoreSchema });
const ratingSchema = z.literal([1, 2, 3, 4, 5] satisfies Rating[]);
const idsSchema = z.array(competencyIdSchema);
const commentsSchema = z.object({ keep: z.array(z.string()), help: z.array(z.string()) });

const fullResultSchema = z.object({
  kind: z.literal('full'),
  invited: countSchema,
  answered: countSchema,
  managers: countSchema.meta({ description: 'Managers among those who answered' }),
  groups: z.array(z.object({ roles: z.array(z.enum(feedbackRoles).exclude(['manager'])) })),
  overall: bothSchema.nullable(),
  areas: z.array(bothSchema.extend({ area: z.enum(areaNames) })),
  rows: z.array(
    z.object({
      competencyId: competencyIdSchema,
      self: ratingSchema.nullable(),
      manager: z.number().nullable(),
      cells: z.array(cellSchema.nullable()).meta({ description: 'In the order of `groups`' }),
      others: scoreSchema.nullable(),
      gap: z.number().nullable(),
    }),
  ),
  lists: z.object({
    blindSpots: idsSchema,
    hiddenStrengths: idsSchema,
    agreedStrengths: idsSchema,
    agreedWork: idsSchema,
  }),
  comments: commentsSchema,
  managerComments: commentsSchema,
}) satisfies z.ZodType<FullResult>;

const focusResultSchema = z.object({
  kind: z.literal('focus'),
  invited: countSchema,
  answered: countSchema,
  competencies: z.array(
    z.object({ competencyId: competencyIdSchema, cell: cellSchema.nullable() }),
  ),
  sentences: z.array(z.string()),
}) satisfies z.ZodType<FocusResult>;

/** The frozen result of a published round, as `publishFull` and `publishFocus` made it. */
export const resultSchema = z.discriminatedUnion('kind', [fullResultSchema, focusResultSchema]);
