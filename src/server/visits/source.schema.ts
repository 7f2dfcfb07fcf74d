import { z } from 'zod';
import { SOURCE_MAX_LENGTH } from '#domain/visit-source.ts';

/** The source as the browser sends it. An invalid name is dropped rather than rejected. */
export const sourceSchema = z.string().max(SOURCE_MAX_LENGTH).optional().meta({
  description: 'The source of the visit: `utm_source`, or the address of the referring site',
});
