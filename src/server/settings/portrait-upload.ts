import type { FastifyError, FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { AppError } from '#domain/errors.ts';
import type { Portrait } from '#domain/site-settings.ts';
import type { OfficeMembers } from '#server/auth/office-members.ts';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import type { Calls } from '#server/http/request-hooks.ts';
import { recordAudit } from '#server/office/audit-log.ts';
import { ASPECT, cutPortrait, WIDTHS } from './portrait.ts';
import { deleteUnusedImages, insertImages } from './site-images.repository.ts';

const MEGABYTES = 8;

interface PortraitUploadOptions {
  db: Db;
  officeMember: OfficeMembers;
  limitCalls: LimitCalls;
}

/**
 * Accepts an image upload; tRPC procedures only take JSON. Pages show the image once the site settings
 * are saved with its name.
 */
export const portraitUploadRoutes = (calls: Calls, options: PortraitUploadOptions) =>
  calls((scope) => portraitUpload(scope, options));

function portraitUpload(
  app: FastifyInstance,
  { db, officeMember, limitCalls }: PortraitUploadOptions,
): void {
  const count = limitCalls({
    name: 'portraits',
    max: 10,
    windowSeconds: 60,
    message: 'Too many uploads. Wait a minute, then try again.',
  });
  // Rejects unauthorized uploads before reading the body.
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
    throw new AppError('BAD_REQUEST', `This image is over ${MEGABYTES} MB. Choose a smaller one.`);
  });

  app.post('/api/office/portrait', async (request) => {
    const member = await officeMember({ request });
    if (!Buffer.isBuffer(request.body)) {
      throw new AppError('BAD_REQUEST', 'Send the image as the body of the request.');
    }
    const { shown, ...cut } = await cutUpload(request.body);
    return db.transaction().execute(async (transaction) => {
      const portrait = await keepPortrait(transaction, cut);
      await recordAudit(transaction, member, 'portrait_uploaded', { portrait });
      return { portrait, shown };
    });
  });
}

/** A portrait in all its widths. */
interface CutPortrait {
  hash: string;
  files: readonly { width: number; bytes: Buffer }[];
}

/**
 * Stores it for every instance and deletes older uploads that were never saved. Call it in a transaction.
 * @returns its name in the site settings
 */
async function keepPortrait(db: Db, { hash, files }: CutPortrait): Promise<string> {
  await deleteUnusedImages(db);
  await insertImages(
    db,
    files.map((file) => ({ hash, ...file })),
  );
  return `portrait-${hash}`;
}

/** More than any camera takes, and small enough to cut in the server's memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
/** The first bytes of the accepted formats, in hexadecimal. Other files are not decoded at all. */
const BEGINNINGS = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|.{8}66747970)/;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

const refused = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, undefined, { cause });
const noImage = (cause?: unknown) =>
  refused(
    'This file is not a readable image. Choose a JPEG, PNG, WebP, or AVIF file. Save iPhone photos (HEIC) as JPEG first.',
    cause,
  );

/** Whether sharp is installed: a platform may lack its binary. */
export const canCut = (): Promise<boolean> =>
  import('sharp').then(
    () => true,
    () => false,
  );

let last: Promise<unknown> = Promise.resolve();

/**
 * Encodes the image again, so that nothing of the uploaded file is stored. One at a time: each may take
 * some hundred megabytes.
 * @throws AppError that says what to do
 */
function cutUpload(bytes: Buffer) {
  const cutting = last.then(() => encode(bytes));
  last = cutting.catch(() => undefined);
  return cutting;
}

async function encode(bytes: Buffer): Promise<CutPortrait & { shown: Portrait }> {
  if (!(await canCut())) {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'Images cannot be uploaded here: the sharp package was installed without the part for this machine. Install it with its optional packages, or put the file beside practice.ts.',
    );
  }
  if (!BEGINNINGS.test(bytes.toString('hex', 0, 16))) throw noImage();
  const portrait = await cutPortrait(bytes, {
    maxPixels: MAX_PIXELS,
    seconds: MAX_SECONDS,
    check: ({ format, widest }) => {
      if (!FORMATS.has(format)) throw noImage();
      if (widest < WIDTHS[0]) {
        throw refused(
          `This image is too small. Choose one at least ${WIDTHS[0]} pixels wide and ${WIDTHS[0] / ASPECT} high.`,
        );
      }
    },
    fail: (cause) => {
      throw /pixel limit/i.test(String(cause))
        ? refused('This image has more than 50 megapixels. Choose a smaller one.', cause)
        : noImage(cause);
    },
  });
  const files = [];
  for (const width of portrait.widths) files.push({ width, bytes: await portrait.file(width) });
  return { hash: portrait.hash, files, shown: portrait.shown };
}
