import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { idSchema } from '#domain/id.ts';

/** Enough for any number of digits that a clock has. */
const DATE_TIME_MAX_LENGTH = 40;

const areaNameSchema = z.enum(areaNames);

const ratingSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
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
  .superRefine((input, context) => {
    const competency = competencyById.get(input.competencyId);
    if (!competency) {
      context.addIssue({
        code: 'custom',
        path: ['competencyId'],
        message: `is not one of the ${competencies.length} competencies`,
      });
    } else if (competency.category !== input.category) {
      context.addIssue({
        code: 'custom',
        path: ['category'],
        message: `must be the competency’s own area: ${competency.category}`,
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

export const responseOutput = z.object({
  competencyId: z.string(),
  category: areaNameSchema,
  question1Rating: ratingSchema,
  question2Rating: ratingSchema,
  averageRating: z.int().min(100).max(500).meta({ description: 'Mean of the ratings × 100' }),
  answeredAt: z.iso.datetime().meta({ description: 'When the ratings were given' }),
});
export const responsesOutput = z.array(responseOutput);
