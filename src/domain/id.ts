import { z } from 'zod';

const ID_INVALID = 'must be an id from this server (a UUID)';

/** Checks the length first, as every text does. */
export const idSchema = z
  .string()
  .max(36, { error: ID_INVALID, abort: true })
  .check(z.uuid(ID_INVALID))
  .meta({ description: 'The id from the server (UUID)' });

export const byIdInput = z.strictObject({ id: idSchema });
