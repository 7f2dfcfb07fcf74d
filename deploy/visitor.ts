import { competencies } from '#domain/competencies.ts';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { formatSessionId } from '#domain/session-id.ts';

/** A visitor who calls as the page does and keeps cookies. No call may fail. */
export class Visitor {
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  calls = 0;

  /** @param address as a trusted proxy forwards it */
  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  /**
   * Goes from the start to the results.
   * @param againOf the assessment that is retaken
   * @returns its id
   */
  async takeAssessment(
    ratingOf: (position: number) => number,
    email: string,
    againOf?: string,
  ): Promise<string> {
    const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
    const { id } = await this.post<AssessmentOutput>('/api/assessment', { sessionId, againOf });
    for (const [position, { id: competencyId, category }] of competencies.entries()) {
      const rating = ratingOf(position);
      await this.post(`/api/assessment/${id}/responses`, {
        competencyId,
        category,
        question1Rating: rating,
        question2Rating: rating,
      });
      await this.patch(`/api/assessment/${id}`, { currentQuestionIndex: position + 1 });
    }
    await this.post(`/api/assessment/${id}/submit-email`, { email });
    await this.patch(`/api/assessment/${id}`, { isCompleted: true });
    return id;
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>('GET', path);
  }

  post<T>(path: string, body?: object): Promise<T> {
    return this.#call<T>('POST', path, body);
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.#call<T>('PATCH', path, body);
  }

  /** Returns the status of the response, even for an error. */
  async status(method: 'GET' | 'POST', path: string, body?: object): Promise<number> {
    const answer = await this.#fetch(method, path, body);
    await answer.arrayBuffer();
    return answer.status;
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.#fetch(method, path, body);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async #fetch(method: string, path: string, body?: object): Promise<Response> {
    this.calls += 1;
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        cookie: Array.from(this.#cookies, (pair) => pair.join('=')).join('; '),
        // As a browser on the site sends it.
        origin: this.#origin,
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // The server clears a right with an empty value.
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
