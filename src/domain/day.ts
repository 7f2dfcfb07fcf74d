import { z } from 'zod';

const NO_DAY = 'must be a day, as 2027-02-28';
const TOO_LONG = 'is too long for a day, as 2027-02-28';

/** A calendar day in an input. As in every text, the length is checked first. */
export const daySchema = z
  .string()
  .max(10, { error: TOO_LONG, abort: true })
  .check(z.iso.date({ error: NO_DAY, abort: true }))
  // ISO 8601 has a year 0; PostgreSQL does not.
  .refine((day) => !day.startsWith('0000'), NO_DAY);

/** A moment in an output: a row has a `Date`, JSON its text. */
export const momentOutput = z
  .date()
  .transform((moment) => moment.toISOString())
  .pipe(z.iso.datetime());
