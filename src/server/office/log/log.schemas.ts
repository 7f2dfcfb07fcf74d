import { z } from 'zod';
import { idSchema } from '#domain/id.ts';

/** Further back there is nothing, however much was done. */
const MAX_PAGE = 100_000;

export const logInput = z.strictObject({ page: z.int().min(1).max(MAX_PAGE).default(1) });

export const logOutput = z.object({
  events: z.array(
    z.object({
      id: idSchema,
      happenedAt: z.iso.datetime(),
      who: z.string(),
      what: z.string(),
      whom: z.string().nullable().meta({
        description: 'The address of the contact, if the entry is about one who still exists',
      }),
      personId: idSchema.nullable().meta({ description: 'The id of that contact' }),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  total: z.int().min(0).meta({ description: 'Across all pages' }),
  perPage: z.int().min(1),
});
