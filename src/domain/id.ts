import { z } from 'zod';

export const idSchema = z.uuid('must be an id as the service gave it (a UUID)').meta({
  description: 'The id that the service gave (UUID)',
});

export const byIdInput = z.strictObject({ id: idSchema });
