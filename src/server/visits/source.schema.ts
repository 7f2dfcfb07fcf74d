import { z } from 'zod';
import { SOURCE_MAX_LENGTH } from '#domain/visit-source.ts';

/** As a browser tells it. What is no name is no reason to refuse a call, and is left out. */
export const sourceSchema = z.string().max(SOURCE_MAX_LENGTH).optional().meta({
  description: 'What led here: `utm_source`, or the address of the site with the link',
});
