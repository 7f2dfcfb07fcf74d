import type { LoadRequest } from './load.ts';
import { saveRequests, type VisitorAssessment } from './visitor.ts';

export interface Comparison {
  name: string;
  goal: number;
  ours: readonly LoadRequest[];
  peer: readonly LoadRequest[];
  /** The peer is our own server with a part of it switched off. */
  switched?: { on: () => Promise<void>; off: () => Promise<void> };
}

/** The same headers from a browser and from a robot, whose visits are not counted. */
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
  assessments: readonly VisitorAssessment[],
  runSql: (statement: string) => Promise<void>,
): Comparison[] {
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const reads = (request: (id: string) => LoadRequest) => assessments.map(({ id }) => request(id));
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const bareReads = reads((id) => get(`/assessment/${id}`));
  const page: LoadRequest = { ...get('/'), headers: { 'accept-encoding': 'br' } };
  const pageFor = (headers: LoadRequest['headers']): LoadRequest[] => [
    { ...page, headers: { ...page.headers, ...headers } },
  ];
  // The second time through has other ratings, so that every save changes the scores.
  const lists = [1, 2].map((shift) =>
    assessments.map((assessment) => saveRequests(assessment, shift)),
  );
  const saves = lists.flatMap((list) =>
    list[0]!.flatMap((_, position) => list.map((requests) => requests[position]!)),
  );
  const bareSaves = saves.map((request) => ({
    ...request,
    path: request.path.replace(/^\/api(.+)\/responses$/, '$1'),
  }));
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
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ 0: { id } }),
      })),
      peer: bareReads,
    },
    { name: 'saving a response', goal: 0.7, ours: saves, peer: bareSaves },
    { name: 'public page', goal: 0.8, ours: [page], peer: [page] },
    {
      name: 'public page, visits counted and not',
      goal: 0.95,
      ours: pageFor(visitor),
      peer: pageFor(robot),
      switched: { on: nothing, off: nothing },
    },
    {
      name: "saving a response, the office's triggers on and off",
      goal: 0.95,
      ours: saves,
      peer: saves,
      switched: {
        on: () => runSql('alter table assessment enable trigger user'),
        off: () => runSql('alter table assessment disable trigger user'),
      },
    },
  ];
}
