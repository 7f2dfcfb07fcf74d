import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#db/client.ts';
import type { Portrait } from '#domain/site-settings.ts';
import type { Site } from '#server/site/page-store.ts';
import { findImage } from './site-images.repository.ts';

const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** The widths in which it is sent, in pixels, up to twice what the largest place for it takes. */
export const WIDTHS = [320, 480, 640, 960] as const;
/** Width to height, everywhere on the site. */
export const ASPECT = 4 / 5;
/** An image of more is no portrait, and would take the memory of the whole service. */
const MAX_PIXELS = 100_000_000;
/** The folder of built files, which browsers also cache permanently. */
const FOLDER = '/assets';

/** Its message says what is wrong with the file. */
export class PortraitError extends Error {}

export interface PortraitFile {
  /** Of the original file. */
  hash: string;
  shown: Portrait;
  /** @throws PortraitError where the file turns out to be broken */
  file: (width: number) => Promise<Buffer>;
  /** The name under which a width is served. */
  name: (width: number) => string;
  widths: readonly number[];
}

/**
 * The portrait of the settings file. Each width is cut when it is first requested.
 * @param path relative to `src/content`; empty: there is none
 * @throws PortraitError
 */
export async function openPortrait(path: string): Promise<PortraitFile | null> {
  if (path === '') return null;
  const name = basename(path);
  const bytes = await readFile(resolve(contentFolder, path)).catch((cause: unknown) => {
    throw new PortraitError(`The portrait ${name} cannot be read: is it in src/content?`, {
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

export interface CutOptions {
  maxPixels: number;
  /** Ends what takes longer. */
  seconds?: number;
  /** Told what the image is, before anything is made of it; may throw. */
  check?: (image: { format: string; widest: number }) => void;
  fail: (cause: unknown) => never;
}

/**
 * An image cut to one format and shape, turned as the camera held it, without what the camera wrote
 * into it.
 */
export async function cutPortrait(
  bytes: Buffer,
  { maxPixels, seconds = 0, check, fail }: CutOptions,
): Promise<PortraitFile> {
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
  const made = new Map<number, Promise<Buffer>>();
  const make = (width: number) =>
    open()
      .resize({ width, height: heightFor(width), fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(fail);
  return {
    hash,
    shown: portraitOf(hash, widths)!,
    name: (width) => fileName(hash, width),
    widths,
    file: (width) => {
      const file = made.get(width) ?? make(width);
      made.set(width, file);
      return file;
    },
  };
}

/** As pages name it; null where there is no width of it. */
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

/**
 * Writes the portrait in all its widths: what serves the site then needs not what cuts images.
 * @param folder of the built files with a hash in their names
 * @throws PortraitError
 */
export async function buildPortrait(
  path: string,
  folder: string,
): Promise<Site['portrait'] | null> {
  const portrait = await openPortrait(path);
  if (!portrait) return null;
  for (const width of portrait.widths) {
    await writeFile(join(folder, portrait.name(width)), await portrait.file(width));
  }
  return { path, shown: portrait.shown };
}

/** Uploaded portraits held in memory, so that they are served while the database is away. */
const MAX_READY = 16;

/**
 * Serves the portrait of the settings file, one route for each width, and those uploaded on any instance.
 * @param portrait null where the build has cut it, or there is none
 */
export function portraitRoutes(app: FastifyInstance, db: Db, portrait: PortraitFile | null): void {
  for (const width of portrait?.widths ?? []) {
    app.get(`${FOLDER}/${portrait!.name(width)}`, async (_request, reply) =>
      sendPortrait(reply, await portrait!.file(width)),
    );
  }

  const ready = new Map<string, Buffer>();
  app.get<{ Params: { name: string } }>(`${FOLDER}/portrait-:name`, async (request, reply) => {
    const { name } = request.params;
    const [, hash, width] = /^([\w-]{12})-(\d{1,4})\.webp$/.exec(name) ?? [];
    const file = ready.get(name) ?? (hash && (await findImage(db, { hash, width: Number(width) })));
    if (!file) return reply.callNotFound();
    const [oldest] = ready.keys();
    if (ready.size >= MAX_READY && oldest !== undefined) ready.delete(oldest);
    ready.set(name, file);
    return sendPortrait(reply, file);
  });
}

function sendPortrait(reply: FastifyReply, file: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(file);
}

const heightFor = (width: number) => Math.round(width / ASPECT);
