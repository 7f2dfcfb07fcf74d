import type { LightMyRequestResponse } from 'fastify';
import type { TestCaller } from './test-caller.ts';

export interface WriteCall {
  name: string;
  /** True if callers who found the assessment by email can make this call too. */
  isContinuing?: true;
  send: (caller: TestCaller, id: string) => Promise<LightMyRequestResponse>;
}

/** The number of assessments per email is limited. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`;

const path = (id: string) => `/api/assessment/${id}`;

/** Every way to change an assessment over REST; each changes one that `withHistory` prepared. */
export const writeCalls: WriteCall[] = [
  {
    name: 'PATCH of the email',
    send: (caller, id) => caller.patch(path(id), { email: newEmail() }),
  },
  {
    name: 'PATCH of the index',
    isContinuing: true,
    send: (caller, id) => caller.patch(path(id), { currentQuestionIndex: 7 }),
  },
  {
    name: 'PATCH of the completion',
    isContinuing: true,
    send: (caller, id) => caller.patch(path(id), { isCompleted: 1 }),
  },
  {
    name: 'POST of a new response',
    isContinuing: true,
    send: (caller, id) =>
      caller.post(`${path(id)}/responses`, {
        competencyId: 'influence',
        category: 'Interpersonal Relationships',
        question1Rating: 5,
        question2Rating: 5,
      }),
  },
  {
    name: 'POST of a changed response',
    isContinuing: true,
    send: (caller, id) =>
      caller.post(`${path(id)}/responses`, {
        competencyId: 'humility',
        category: 'Leadership of Self',
        question1Rating: 5,
        question2Rating: 5,
      }),
  },
  {
    name: 'POST submit-email',
    send: (caller, id) => caller.post(`${path(id)}/submit-email`, { email: newEmail() }),
  },
  {
    name: 'POST save-progress',
    send: (caller, id) => caller.post(`${path(id)}/save-progress`, { email: newEmail() }),
  },
  { name: 'POST reset', send: (caller, id) => caller.post(`${path(id)}/reset`) },
  {
    name: 'POST retake-reminder',
    send: (caller, id) => caller.post(`${path(id)}/retake-reminder`, { months: null }),
  },
  {
    name: 'POST calculate-scores',
    send: (caller, id) => caller.post(`${path(id)}/calculate-scores`),
  },
  {
    name: 'PATCH that removes the email',
    send: (caller, id) => caller.patch(path(id), { email: null }),
  },
  // Last, because it leaves nothing for other calls.
  { name: 'DELETE', send: (caller, id) => caller.send('DELETE', path(id)) },
];
