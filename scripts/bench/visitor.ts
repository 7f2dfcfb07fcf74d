import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';
import type { LoadRequest } from './load.ts';

export interface VisitorAssessment {
  id: string;
  cookie: string;
}

const json = { 'content-type': 'application/json' };

export async function createAssessment(origin: string): Promise<VisitorAssessment> {
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const created = await send(origin, {
    method: 'POST',
    path: '/api/assessment',
    headers: json,
    body: JSON.stringify({ sessionId }),
  });
  const { id } = (await created.json()) as { id: string };
  const cookie = created.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
  return { id, cookie: cookie.join('; ') };
}

/** @param shift which of the five pairs of ratings the first competency gets */
export function saveRequests({ id, cookie }: VisitorAssessment, shift = 0): LoadRequest[] {
  return competencies.map(({ id: competencyId, category }, position) => ({
    method: 'POST',
    path: `/api/assessment/${id}/responses`,
    headers: { ...json, cookie },
    body: JSON.stringify({
      competencyId,
      category,
      question1Rating: 1 + ((position + shift) % 5),
      question2Rating: 1 + ((position + shift + 2) % 5),
    }),
  }));
}

export async function send(origin: string, { path, ...request }: LoadRequest): Promise<Response> {
  const response = await fetch(origin + path, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
