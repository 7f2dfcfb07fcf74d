import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { idSchema } from '#domain/id.ts';

const scoreSchema = z.int().min(100).max(500).meta({ description: 'Score × 100 (100–500)' });
const momentSchema = z.iso.datetime();
const competencyIdSchema = z.enum(competencies.map(({ id }) => id));

export const compareInput = z.strictObject({ id: idSchema, earlierId: idSchema });

const changeSchema = z.object({
  before: scoreSchema,
  after: scoreSchema,
  difference: z.int().min(-400).max(400),
  verdict: z.enum(['up', 'down', 'steady']).meta({
    description: 'steady: the difference is smaller than 0.5',
  }),
});

const areaChangeSchema = changeSchema.extend({ area: z.enum(areaNames) });

export const comparisonOutput = z.object({
  beforeAt: momentSchema.meta({ description: 'When the earlier assessment was completed' }),
  afterAt: momentSchema,
  overall: changeSchema.nullable().meta({ description: 'Across all compared competencies' }),
  areas: z.array(areaChangeSchema).meta({
    description: 'Per area, across compared competencies; the largest increase first',
  }),
  competencies: z.array(areaChangeSchema.extend({ competencyId: competencyIdSchema })),
  notCompared: z.array(
    z.object({
      competencyId: competencyIdSchema,
      reason: z.enum(['reworded', 'not answered in both']),
    }),
  ),
  focus: z.array(competencyIdSchema).meta({
    description: 'The competencies in the plan that was made from the earlier assessment',
  }),
  focusActions: z
    .array(
      z.object({
        id: idSchema,
        competencyId: competencyIdSchema,
        text: z.string(),
        evidence: z.string().meta({ description: 'The outcome' }),
        isDone: z.boolean(),
      }),
    )
    .meta({ description: 'The actions of that plan in its order' }),
});
export type ComparisonOutput = z.infer<typeof comparisonOutput>;

export const historyOutput = z.array(
  z.object({
    id: idSchema,
    email: z.string().nullable(),
    startedAt: momentSchema,
    completedAt: momentSchema,
    overallScore: scoreSchema.nullable(),
    earlierId: idSchema.nullable().meta({
      description:
        'The default to compare it with: the previous one completed under the same address',
    }),
  }),
);
