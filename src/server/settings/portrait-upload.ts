import type { FastifyError } from 'fastify';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/api/services.ts';
import { recordAudit } from '#server/office/audit-log.ts';
import { canCut, cutPortrait, SMALLEST, type CutPortrait } from './portrait.ts';
import { deleteUnusedImages, insertImages } from './settings.repository.ts';

const MEGABYTES = 8;

/**
 * Accepts an image upload; tRPC procedures only take JSON. Pages show the image once the site settings
 * are saved with its name.
 */
export const portraitUploadRoutes = ({ addRoutes, db, officeMember, limitCalls }: Services) =>
  addRoutes((app) => {
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
      throw new AppError(
        'BAD_REQUEST',
        `This image is over ${MEGABYTES} MB. Choose a smaller one.`,
      );
    });

    app.post('/api/office/portrait', async (request) => {
      const member = await officeMember({ request });
      if (!Buffer.isBuffer(request.body)) {
        throw new AppError('BAD_REQUEST', 'Send the image as the body of the request.');
      }
      const { hash, files, shown } = await cutUpload(request.body);
      return inTransaction(db, async (transaction) => {
        const portrait = `portrait-${hash}`;
        await deleteUnusedImages(transaction);
        await insertImages(
          transaction,
          files.map(({ width, bytes }) => ({ hash, width, bytes })),
        );
        await recordAudit(transaction, member, 'portrait_uploaded', { portrait });
        return { portrait, shown };
      });
    });
  });

/** More than any camera takes, and small enough for the server's memory. */
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

let last: Promise<unknown> = Promise.resolve();

/** Cuts one upload at a time, because each may take some hundred megabytes. */
function cutUpload(bytes: Buffer): Promise<CutPortrait> {
  const cutting = last.then(() => cutNow(bytes));
  last = cutting.catch(() => undefined);
  return cutting;
}

async function cutNow(bytes: Buffer): Promise<CutPortrait> {
  if (!(await canCut())) {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'Images cannot be uploaded: the sharp package is installed without its binary for this machine. Reinstall it with its optional dependencies, or put the file in src/content.',
    );
  }
  if (!BEGINNINGS.test(bytes.toString('hex', 0, 16))) throw noImage();
  return cutPortrait(bytes, {
    maxPixels: MAX_PIXELS,
    seconds: MAX_SECONDS,
    check: ({ format, widest }) => {
      if (!FORMATS.has(format)) throw noImage();
      if (widest < SMALLEST.width) {
        throw refused(
          `This image is too small. Choose one at least ${SMALLEST.width} pixels wide and ${SMALLEST.height} high.`,
        );
      }
    },
    fail: (cause) => {
      throw /pixel limit/i.test(String(cause))
        ? refused('This image has more than 50 megapixels. Choose a smaller one.', cause)
        : noImage(cause);
    },
  });
}
