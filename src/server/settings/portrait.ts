import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { OperatorError } from '#db/operator-error.ts';
import type { Portrait } from '#domain/site-settings.ts';
import type { Site } from '#server/site/page-store.ts';
import { findImage } from './settings.repository.ts';

const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** The widths in pixels, up to twice the largest place for a portrait. */
const WIDTHS = [320, 480, 640, 960] as const;
/** Width to height, everywhere on the site. */
const ASPECT = 4 / 5;
/** The smallest upload: smaller images look blurred. */
export const SMALLEST = { width: WIDTHS[0], height: WIDTHS[0] / ASPECT };
/** Protects the server's memory. */
const MAX_PIXELS = 100_000_000;
/** The folder of built files, which browsers also cache permanently. */
const FOLDER = '/assets';

class PortraitError extends OperatorError {}

export type CutPortrait = Awaited<ReturnType<typeof cutPortrait>>;

/** Whether sharp is installed: a platform may lack its binary. */
export const canCut = (): Promise<boolean> =>
  import('sharp').then(
    () => true,
    () => false,
  );

export interface CutOptions {
  maxPixels: number;
  /** Fails if it takes longer. */
  seconds?: number;
  /** Checks the image before it is decoded; may throw. */
  check?: (image: { format: string; widest: number }) => void;
  fail: (cause: unknown) => never;
}

/** Rotates the image upright, crops it to 4:5, strips its metadata, and encodes it in every width it fills. */
export async function cutPortrait(
  bytes: Buffer,
  { maxPixels, seconds = 0, check, fail }: CutOptions,
) {
  // Loads sharp only when there is a portrait.
  const { default: sharp } = await import('sharp');
  const open = () =>
    sharp(bytes, { limitInputPixels: maxPixels }).timeout({ seconds }).autoOrient();
  const { autoOrient, format } = await open().metadata().catch(fail);
  const widest = Math.min(autoOrient.width, Math.floor(autoOrient.height * ASPECT));
  check?.({ format, widest });
  const fitting: number[] = WIDTHS.filter((width) => width <= widest);
  const widths = fitting.length > 0 ? fitting : [widest];
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  const files = [];
  // One after the other: each width may take some hundred megabytes.
  for (const width of widths) {
    const cut = await open()
      .resize({ width, height: heightFor(width), fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(fail);
    files.push({ width, name: fileName(hash, width), bytes: cut });
  }
  return { hash, shown: portraitOf(hash, widths)!, files };
}

/**
 * The portrait file of the site settings.
 * @param path relative to `src/content`; empty if there is none
 * @throws PortraitError
 */
export async function readPortrait(path: string): Promise<CutPortrait | null> {
  if (path === '') return null;
  const name = basename(path);
  const bytes = await readFile(resolve(contentFolder, path)).catch((cause: unknown) => {
    throw new PortraitError(`The portrait ${name} cannot be read. Put it in src/content.`, {
      cause,
    });
  });
  return cutPortrait(bytes, {
    maxPixels: MAX_PIXELS,
    fail: (cause) => {
      throw new PortraitError(
        `The portrait ${name} is not a supported image: use a JPEG, PNG, WebP, AVIF, GIF, TIFF, or SVG file.`,
        { cause },
      );
    },
  });
}

/**
 * Writes the portrait file in all its widths, so that the server does not need sharp.
 * @param folder of the built files with a hash in their names
 * @throws PortraitError
 */
export async function buildPortrait(
  path: string,
  folder: string,
): Promise<Site['portrait'] | null> {
  const portrait = await readPortrait(path);
  if (!portrait) return null;
  for (const { name, bytes } of portrait.files) await writeFile(join(folder, name), bytes);
  return { path, shown: portrait.shown };
}

/** A portrait by its stored widths; null if it has none. */
export function portraitOf(hash: string, widths: readonly number[]): Portrait | null {
  const largest = widths.at(-1);
  if (largest === undefined) return null;
  const url = (width: number) => `${FOLDER}/${fileName(hash, width)}`;
  return {
    src: url(largest),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    width: largest,
    height: heightFor(largest),
  };
}

const fileName = (hash: string, width: number) => `portrait-${hash}-${width}.webp`;
const heightFor = (width: number) => Math.round(width / ASPECT);

/** Uploaded portraits held in memory, so that they are served while the database is down. */
const MAX_READY = 16;

/**
 * Serves the portrait of the site settings and those uploaded on any instance.
 * @param portrait null if the build has cut it, or there is none
 */
export function portraitRoutes(app: FastifyInstance, db: Db, portrait: CutPortrait | null): void {
  const own = new Map(portrait?.files.map(({ name, bytes }) => [name, bytes]));
  const ready = new Map<string, Buffer>();
  app.get<{ Params: { rest: string } }>(`${FOLDER}/portrait-:rest`, async (request, reply) => {
    const name = `portrait-${request.params.rest}`;
    const [, hash, width] = /^portrait-([\w-]{12})-(\d{1,4})\.webp$/.exec(name) ?? [];
    const file =
      own.get(name) ??
      ready.get(name) ??
      (hash && (await findImage(db, { hash, width: Number(width) })));
    if (!file) return reply.callNotFound();
    if (!own.has(name)) {
      const [oldest] = ready.keys();
      if (ready.size >= MAX_READY && oldest !== undefined) ready.delete(oldest);
      ready.set(name, file);
    }
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file);
  });
}
