import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';
import type { LoadRequest } from './load.ts';

export interface VisitorAssessment {
  id: string;
  cookie: string;
}

const json = { 'content-type': 'application/json' };

export async function createAssessment(
  origin: string,
  headers: Record<string, string> = {},
): Promise<VisitorAssessment> {
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const created = await send(origin, {
    method: 'POST',
    path: '/api/assessment',
    headers: { ...json, ...headers },
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

/** The requests of a visitor's browser on the way from the first page to the results. */
export function visitRequests({ id, cookie }: VisitorAssessment, email: string): LoadRequest[] {
  const path = `/api/assessment/${id}`;
  const get = (of: string): LoadRequest => ({ method: 'GET', path: of, headers: { cookie } });
  const call = (method: 'PATCH' | 'POST', of: string, body: object): LoadRequest => ({
    method,
    path: of,
    headers: { ...json, cookie },
    body: JSON.stringify(body),
  });
  return [
    get('/'),
    get('/assessment'),
    ...saveRequests({ id, cookie }).flatMap((save, position) => [
      save,
      call('PATCH', path, { currentQuestionIndex: position + 1 }),
    ]),
    call('POST', `${path}/submit-email`, { email }),
    call('PATCH', path, { isCompleted: true }),
    get(`/api/assessment/by-id/${id}`),
    get(`${path}/responses`),
  ];
}

export async function send(origin: string, { path, ...request }: LoadRequest): Promise<Response> {
  const response = await fetch(origin + path, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
