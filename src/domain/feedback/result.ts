import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { feedbackRoles } from './feedback.ts';

export const competencyIdSchema = z.enum(competencies.map(({ id }) => id));

export const countSchema = z.int().min(0);

/**
 * An average × 100, rounded to one decimal. Near the ends of the scale only which end: below 1.5 or above
 * 4.5 of 1 to 5, below −2.5 or above +2.5 of −3 to +3. There an exact average could reveal each rating.
 */
const scoreSchema = z.union([z.number(), z.enum(['below', 'above'])]).meta({
  description: '× 100. Near an end of the scale only which end',
});
export type Score = z.infer<typeof scoreSchema>;

/** What is shown of one group's ratings of one statement. */
const cellSchema = z.object({
  average: scoreSchema,
  /** Null for fewer than five ratings, and near the ends of the scale. */
  agreement: z.enum(['high', 'medium', 'low']).nullable(),
});
export type Cell = z.infer<typeof cellSchema>;
export type Agreement = NonNullable<Cell['agreement']>;

/** Both × 100, over the same statements. The others are all groups shown, each counting the same. */
const bothSchema = z.object({ self: z.number(), others: scoreSchema });

const rowSchema = z.object({
  competencyId: competencyIdSchema,
  self: z.literal([1, 2, 3, 4, 5] satisfies Rating[]).nullable(),
  /** × 100: the manager's rating, or the average of two. */
  manager: z.number().nullable(),
  /** Null for fewer than three ratings. */
  cells: z.array(cellSchema.nullable()).meta({ description: 'In the order of `groups`' }),
  /** The average of the cells as shown. */
  others: scoreSchema.nullable(),
  /** × 100: `self` minus `others` as shown. */
  gap: z.number().nullable(),
});
export type FeedbackRow = z.infer<typeof rowSchema>;

const idsSchema = z.array(competencyIdSchema);

/** Up to five competencies each, the clearest first. None is in two lists. */
const listsSchema = z.object({
  /** Rated at least 1 higher by the leader. */
  blindSpots: idsSchema,
  /** Rated at least 1 higher by the others. */
  hiddenStrengths: idsSchema,
  /** Both at least 4. */
  agreedStrengths: idsSchema,
  /** Both below 3. */
  agreedWork: idsSchema,
});
export type FeedbackLists = z.infer<typeof listsSchema>;

const commentsSchema = z.object({ keep: z.array(z.string()), help: z.array(z.string()) });

/** Frozen when a full round is published, and shown as it is. */
const fullResultSchema = z.object({
  kind: z.literal('full'),
  invited: countSchema,
  answered: countSchema,
  /** Their answers are shown as theirs. */
  managers: countSchema.meta({ description: 'Managers among those who answered' }),
  /** None if there were too few answers: then only the manager's are shown. */
  groups: z.array(z.object({ roles: z.array(z.enum(feedbackRoles).exclude(['manager'])) })),
  /** Null if nothing can be compared. */
  overall: bothSchema.nullable(),
  /** Those with at least one comparable statement. */
  areas: z.array(bothSchema.extend({ area: z.enum(areaNames) })),
  /** All 35, in the order they are asked. */
  rows: z.array(rowSchema),
  lists: listsSchema,
  /** Of everyone else, without roles. */
  comments: commentsSchema,
  managerComments: commentsSchema,
});
export type FullResult = z.infer<typeof fullResultSchema>;
export type FeedbackGroup = FullResult['groups'][number];

/** Frozen when a focus round is published, and shown as it is. */
const focusResultSchema = z.object({
  kind: z.literal('focus'),
  invited: countSchema,
  answered: countSchema,
  /** The competencies of the round, in the order they are asked; null for fewer than three ratings. */
  competencies: z.array(
    z.object({ competencyId: competencyIdSchema, cell: cellSchema.nullable() }),
  ),
  sentences: z.array(z.string()),
});
export type FocusResult = z.infer<typeof focusResultSchema>;

/** The frozen result of a published round, as `publishFull` and `publishFocus` made it. */
export const resultSchema = z.discriminatedUnion('kind', [fullResultSchema, focusResultSchema]);
export type FeedbackResult = z.infer<typeof resultSchema>;
