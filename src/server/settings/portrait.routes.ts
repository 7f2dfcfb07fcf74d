import type { FastifyError, FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { AppError } from '#domain/errors.ts';
import type { OfficeMembers } from '#server/auth/office-members.ts';
import { keepPortrait } from './uploaded-portrait.ts';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import { noteDeed } from '#server/office/audit-log.ts';
import type { CutUpload } from '#server/site/uploaded-portrait.ts';

const MEGABYTES = 8;

export interface PortraitOptions {
  db: Db;
  officeMember: OfficeMembers;
  limitCalls: LimitCalls;
  cutUpload: CutUpload;
}

/**
 * Takes a picture as the body of a request, which no procedure does. It shows nowhere before the facts
 * are saved with its name.
 */
export function portraitRoutes(
  app: FastifyInstance,
  { db, officeMember, limitCalls, cutUpload }: PortraitOptions,
): void {
  const count = limitCalls({
    name: 'portraits',
    max: 10,
    windowSeconds: 60,
    message: 'That were many pictures. Wait a minute, then try again.',
  });
  // Who may not is told before anything is read of what they send.
  app.addHook('onRequest', async (request) => {
    await count(request);
    await officeMember({ request });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MEGABYTES * 1024 * 1024 },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error: FastifyError) => {
    if (error.statusCode !== 413) throw error;
    throw new AppError(
      'BAD_REQUEST',
      `This picture has more than ${MEGABYTES} MB. Save it smaller, then try again.`,
    );
  });

  app.post('/api/office/portrait', async (request) => {
    const member = await officeMember({ request });
    if (!Buffer.isBuffer(request.body)) {
      throw new AppError('BAD_REQUEST', 'Send the picture as the body of the request.');
    }
    const { shown, ...cut } = await cutUpload(request.body);
    return db.transaction().execute(async (transaction) => {
      const portrait = await keepPortrait(transaction, cut);
      await noteDeed(transaction, member, 'portrait_uploaded', { portrait });
      return { portrait, shown };
    });
  });
}
