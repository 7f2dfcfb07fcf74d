import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { type Device, deviceOf, SOURCE_MAX_LENGTH, visitSource } from '#domain/visits.ts';
import { VisitCounter } from './visit-counter.ts';

export type Visits = ReturnType<typeof countVisits>;

declare module '#server/api/services.ts' {
  interface Services {
    visits: Visits;
  }
}

const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 300;
/** No browser sends a longer one, and matching patterns against a very long text is slow. */
const MAX_USER_AGENT = 1000;

/** Real browsers and sources are few. The cache is cleared when made-up ones fill it. */
function cached<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (text.length > MAX_CACHED_LENGTH) return value;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(text, value);
    return value;
  };
}

const deviceBy = cached((userAgent): Device | null =>
  userAgent === '' || userAgent.length > MAX_USER_AGENT || isbot(userAgent)
    ? null
    : deviceOf(userAgent),
);

const FLUSH_AT_CLOSE_MS = 1_000;

/** Counts visits without cookies, addresses, or anything that identifies a visitor. */
export function countVisits(app: FastifyInstance, db: Db, { publicUrl }: { publicUrl: string }) {
  const counter = new VisitCounter(db, app.log);
  // A database that hangs must not delay the shutdown.
  app.addHook('onClose', () =>
    Promise.race([counter.flush(), wait(FLUSH_AT_CLOSE_MS, undefined, { ref: false })]),
  );
  const publicHost = new URL(publicUrl).hostname;
  // A host has no spaces.
  const sourceBy = cached((hostAndGiven) => {
    const [host = '', ...given] = hostAndGiven.split(' ');
    return visitSource(given.join(' '), [publicHost, host.replace(/:\d+$/, '')]);
  });

  const visitor = ({ request: { headers } }: { request: FastifyRequest }) => {
    const device = deviceBy(headers['user-agent'] ?? '');
    return {
      /** Null for a bot. */
      device,
      /** From the referrer or the `utm_source` that the browser sent. */
      sourceOf: (given: string | null | undefined) =>
        given ? sourceBy(`${headers.host ?? ''} ${given}`) : null,
      count: (page: string, source: string | null) =>
        device && counter.count({ page, source: source ?? '', device }),
    };
  };
  return {
    visitor,
    /** Counts a page view. Never throws. */
    countPage: (request: FastifyRequest, path: string) => {
      const { headers, method, url } = request;
      if (method !== 'GET' || isNotPageView(headers)) return;
      const { count, sourceOf } = visitor({ request });
      count(path, sourceOf(url.includes('utm_source=') ? utmSourceOf(url) : headers.referer));
    },
  };
}

function isNotPageView(headers: FastifyRequest['headers']): boolean {
  const { 'sec-fetch-dest': destination = 'document' } = headers;
  return (
    headers['sec-purpose'] !== undefined ||
    headers['purpose'] === 'prefetch' ||
    destination !== 'document'
  );
}

const utmSourceOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('utm_source');

/** The source as the browser sends it. An invalid name is dropped rather than rejected. */
export const sourceSchema = z.string().max(SOURCE_MAX_LENGTH).optional().meta({
  description: 'The source of the visit: `utm_source`, or the address of the referring site',
});
