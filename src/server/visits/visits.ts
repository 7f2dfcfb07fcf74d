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

/** Real browsers and sources are few. The caches are cleared when made-up ones fill them. */
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 300;
const MAX_USER_AGENT = 1000;

/** Counts visits without cookies, addresses, or anything that identifies a visitor. */
export function countVisits(app: FastifyInstance, db: Db, { publicUrl }: { publicUrl: string }) {
  const counter = new VisitCounter(db, app.log);
  app.addHook('onClose', () => counter.flush());
  const publicHost = new URL(publicUrl).hostname;
  const browsers = new Map<string, Device | null>();

  function deviceBy(userAgent = ''): Device | null {
    const known = browsers.get(userAgent);
    if (known !== undefined) return known;
    // No browser sends a longer one, and matching patterns against a very long text is slow.
    if (userAgent === '' || userAgent.length > MAX_USER_AGENT) return null;
    const device = isbot(userAgent) ? null : deviceOf(userAgent);
    if (userAgent.length > MAX_CACHED_LENGTH) return device;
    if (browsers.size >= MAX_CACHED) browsers.clear();
    browsers.set(userAgent, device);
    return device;
  }

  const sources = new Map<string, string | null>();
  function sourceFor({ headers: { host = '' } }: FastifyRequest, given?: string | null) {
    if (!given) return null;
    const key = `${host} ${given}`;
    const known = sources.get(key);
    if (known !== undefined) return known;
    const source = visitSource(given, [publicHost, host.replace(/:\d+$/, '')]);
    if (key.length > MAX_CACHED_LENGTH) return source;
    if (sources.size >= MAX_CACHED) sources.clear();
    sources.set(key, source);
    return source;
  }

  return {
    visitor: ({ request }: { request: FastifyRequest }) => {
      const device = deviceBy(request.headers['user-agent']);
      return {
        /** Null for a bot. */
        device,
        /** From the referrer or the `utm_source` that the browser sent. */
        sourceOf: (given: string | null | undefined) => sourceFor(request, given),
        count: (page: string, source: string | null) =>
          device && counter.count({ page, source: source ?? '', device }),
      };
    },
    /** Counts a page view. Never throws. */
    countPage: (request: FastifyRequest, path: string) => {
      const { headers, method, url } = request;
      if (method !== 'GET' || isNotPageView(headers)) return;
      const device = deviceBy(headers['user-agent']);
      if (device === null) return;
      const given = url.includes('utm_source=') ? utmSourceOf(url) : headers.referer;
      counter.count({ page: path, source: sourceFor(request, given) ?? '', device });
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
