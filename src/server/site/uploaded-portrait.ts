import { AppError } from '#domain/errors.ts';
import type { Portrait } from '#domain/site-settings.ts';
import type { CutPortrait } from '#server/settings/uploaded-portrait.ts';
import { ASPECT, cutPortrait, WIDTHS } from './portrait.ts';

/** More than any camera's, and little enough to be cut in the memory that the service has. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
/** How files of these formats begin, in hexadecimal: nothing else gets as far as to be read as an image. */
const BEGINNINGS = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|.{8}66747970)/;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

const refused = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, undefined, { cause });
const noImage = (cause?: unknown) =>
  refused(
    'This file cannot be read as a picture. Give a JPEG, PNG, WebP, or AVIF file; one from an iPhone (HEIC) has to be saved as JPEG first.',
    cause,
  );

export type CutUpload = (bytes: Buffer) => Promise<CutPortrait & { shown: Portrait }>;

/** Whether what cuts images is installed: a platform may have come without it. */
export const canCut = (): Promise<boolean> =>
  import('sharp').then(
    () => true,
    () => false,
  );

let last: Promise<unknown> = Promise.resolve();

/**
 * Whatever was given, made anew: nothing of the file itself is kept. One at a time, since each may take
 * some hundred megabytes.
 * @throws AppError that says what to do
 */
export const cutUpload: CutUpload = (bytes) => {
  const cutting = last.then(() => cut(bytes));
  last = cutting.catch(() => undefined);
  return cutting;
};

async function cut(bytes: Buffer): Promise<CutPortrait & { shown: Portrait }> {
  if (!(await canCut())) {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'Pictures cannot be taken here: the package sharp was installed without the part for this machine. Install it with its optional packages, or put the file beside practice.ts.',
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
          `This picture is too small: it must be at least ${WIDTHS[0]} pixels wide and ${WIDTHS[0] / ASPECT} high.`,
        );
      }
    },
    fail: (cause) => {
      throw /pixel limit/i.test(String(cause))
        ? refused(
            'This picture has more than 50 megapixels. Save it smaller, then try again.',
            cause,
          )
        : noImage(cause);
    },
  });
  const files = [];
  for (const width of portrait.widths) files.push({ width, bytes: await portrait.file(width) });
  return { hash: portrait.hash, files, shown: portrait.shown };
}
