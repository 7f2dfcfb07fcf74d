import type { LoadRequest } from './load.ts';
import { saveRequests, type VisitorAssessment } from './visitor.ts';

export interface Comparison {
  name: string;
  goal: number;
  ours: readonly LoadRequest[];
  peer: readonly LoadRequest[];
}

export function comparisons(assessments: readonly VisitorAssessment[]): Comparison[] {
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const reads = (request: (id: string) => LoadRequest) => assessments.map(({ id }) => request(id));
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const bareReads = reads((id) => get(`/assessment/${id}`));
  const page: LoadRequest = { ...get('/'), headers: { 'accept-encoding': 'br' } };
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
  ];
}
