import { vi } from 'vitest';
import type { KnownResponse } from './kept-ratings.ts';
import { ResponseQueue } from './response-queue.ts';
import type { Failure } from './response-sender.ts';
import { nothingUnsaved, type GivenResponse, type Position, type Unsaved } from './unsaved.ts';

const NOON = Date.parse('2025-06-01T12:00:00Z');

/** A competency of the first area as it is rated. */
export const rated = (
  competencyId: string,
  question1Rating: GivenResponse['question1Rating'] | null = 3,
) => ({
  competencyId,
  category: 'Follow Through & Output' as const,
  question1Rating,
  question2Rating: 4 as const,
});

/** Fails the way it says. */
export class Trouble extends Error {
  readonly kind: Failure;

  constructor(kind: Failure) {
    super(kind);
    this.kind = kind;
  }
}

export const at = (currentQuestionIndex: number): Position => ({ currentQuestionIndex });
export const ids = (responses: readonly { competencyId: string }[]) =>
  responses.map(({ competencyId }) => competencyId);

/** A service that takes everything, and a browser whose tabs share what it keeps. */
export function setUp() {
  const kept = { value: nothingUnsaved, isBroken: false };
  const clock = { time: NOON };
  const pauses: { ms: number; work: () => void }[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const saveResponse = vi.fn((given: GivenResponse): Promise<KnownResponse> =>
    Promise.resolve(given),
  );
  const savePosition = vi.fn((_position: Position) => Promise.resolve());
  const saveKeepalive = vi.fn();
  const reports = {
    onResponseFailed: vi.fn(),
    onPositionFailed: vi.fn(),
    onOutdated: vi.fn(),
    onReached: vi.fn(),
  };
  /** What comes out of the browser's database is never the object that went in. */
  const inDatabase = (work: () => Unsaved): Promise<Unsaved> =>
    kept.isBroken
      ? Promise.reject(new Error('This browser keeps nothing'))
      : Promise.resolve().then(() => structuredClone(work()));
  const openTab = () =>
    new ResponseQueue({
      read: () => inDatabase(() => kept.value),
      change: (change) => inDatabase(() => (kept.value = structuredClone(change(kept.value)))),
      exclusively: (work) => {
        const result = turn.then(work);
        turn = result.catch(() => undefined);
        return result;
      },
      now: () => clock.time,
      saveResponse,
      savePosition,
      saveKeepalive,
      classify: (error) => (error as Trouble).kind,
      later: (ms, work) => void pauses.push({ ms, work }),
      ...reports,
    });
  /** Refuses the response to this competency each time. */
  const refuse = (competencyId: string, kind: Failure) =>
    saveResponse.mockImplementation((given) =>
      given.competencyId === competencyId
        ? Promise.reject(new Trouble(kind))
        : Promise.resolve(given),
    );
  /** Ratings in the order they were sent. */
  const sent = () =>
    saveResponse.mock.calls.map(([{ competencyId, question1Rating }]) => [
      competencyId,
      question1Rating,
    ]);
  const queue = openTab();
  return {
    queue,
    openTab,
    kept,
    clock,
    pauses,
    saveResponse,
    savePosition,
    saveKeepalive,
    refuse,
    sent,
    ...reports,
  };
}
