import { competencies } from '#domain/competencies.ts';
import type { LoadRequest } from './load.ts';

export interface Comparison {
  name: string;
  goal: number;
  ours: readonly LoadRequest[];
  peer: readonly LoadRequest[];
  /** The peer is our own server, with something of it switched off. */
  switched?: { on: () => Promise<void>; off: () => Promise<void> };
}

/** An assessment with all its answers, and the cookie of the visitor who gave them. */
export interface Filled {
  id: string;
  cookie: string;
}

/** What a browser sends with a page, and a program that says what it is: as long, and not counted. */
const visitor = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
  referer: 'https://www.example.org/',
};
const robot = {
  ...visitor,
  'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://www.example.org/bot)',
};
const nothing = () => Promise.resolve();

/** @param runSql on our database, while the bench runs */
export function comparisons(
  filled: readonly Filled[],
  runSql: (statement: string) => Promise<void>,
): Comparison[] {
  const json = { 'content-type': 'application/json' };
  const reads = (request: (id: string) => LoadRequest) => filled.map(({ id }) => request(id));
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const bareReads = reads((id) => get(`/assessment/${id}`));
  const page: LoadRequest[] = [{ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }];
  // The ratings differ from one time through to the next, so that every save changes the scores.
  const saves = (path: (id: string) => string) =>
    [1, 2].flatMap((shift) =>
      competencies.flatMap(({ id: competencyId, category }, position) =>
        filled.map((assessment): LoadRequest => ({
          method: 'POST',
          path: path(assessment.id),
          headers: { ...json, cookie: assessment.cookie },
          body: JSON.stringify({ competencyId, category, ...ratings(position + shift) }),
        })),
      ),
    );
  return [
    {
      name: 'REST read',
      goal: 1.1,
      ours: reads((id) => get(`/api/assessment/by-id/${id}`)),
      peer: bareReads,
    },
    {
      name: 'tRPC read',
      goal: 0.9,
      ours: reads((id) => get(`/trpc/assessment.byId?input=${input({ id })}`)),
      peer: bareReads,
    },
    {
      name: 'tRPC read, batched GET',
      goal: 0.9,
      ours: reads((id) => get(`/trpc/assessment.byId?batch=1&input=${input({ 0: { id } })}`)),
      peer: bareReads,
    },
    {
      name: "tRPC read, the site's own (batched POST)",
      goal: 0.9,
      ours: reads((id) => ({
        method: 'POST',
        path: '/trpc/assessment.byId?batch=1',
        headers: json,
        body: JSON.stringify({ 0: { id } }),
      })),
      peer: bareReads,
    },
    {
      name: 'saving a response',
      goal: 0.7,
      ours: saves((assessmentId) => `/api/assessment/${assessmentId}/responses`),
      peer: saves((assessmentId) => `/assessment/${assessmentId}`),
    },
    { name: 'public page', goal: 0.8, ours: page, peer: page },
    {
      name: 'public page, visits counted and not',
      goal: 0.95,
      ours: page.map((request) => ({ ...request, headers: { ...request.headers, ...visitor } })),
      peer: page.map((request) => ({ ...request, headers: { ...request.headers, ...robot } })),
      switched: { on: nothing, off: nothing },
    },
    {
      name: "saving a response, the office's triggers on and off",
      goal: 0.95,
      ours: saves((assessmentId) => `/api/assessment/${assessmentId}/responses`),
      peer: saves((assessmentId) => `/api/assessment/${assessmentId}/responses`),
      switched: {
        on: () => runSql('alter table assessment enable trigger user'),
        off: () => runSql('alter table assessment disable trigger user'),
      },
    },
  ];
}

export function ratings(position: number) {
  return { question1Rating: 1 + (position % 5), question2Rating: 1 + ((position + 2) % 5) };
}
