import { TRPCClientError } from '@trpc/client';
import { ForeignReplyError } from '#web/lib/api-error.ts';
import type { Device } from './outbox.ts';

/** The error of a call that gets this status. */
export const refusedCall = (status: number) =>
  new TRPCClientError(`${status}`, { cause: new ForeignReplyError(status, '') });

/** The error of a call that gets no reply. */
export const lostCall = () => TRPCClientError.from(new TypeError('Failed to fetch'));

export const testClock = () => ({ time: Date.parse('2025-06-01T12:00:00Z') });

/** A browser whose tabs share what it stores. */
export function testBrowser<Stored>(nothing: Stored, clock = testClock()) {
  const stored = { value: nothing, isBroken: false };
  const timers: { ms: number; work: () => void }[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  /** A database returns copies, never the object that was stored. */
  const inDatabase = (work: () => Stored): Promise<Stored> =>
    stored.isBroken
      ? Promise.reject(new Error('This browser stores nothing'))
      : Promise.resolve().then(() => structuredClone(work()));
  const device: Device<Stored> = {
    read: () => inDatabase(() => stored.value),
    change: (change) => inDatabase(() => (stored.value = structuredClone(change(stored.value)))),
    exclusively: (work) => {
      const result = turn.then(work);
      turn = result.catch(() => undefined);
      return result;
    },
    later: (ms, work) => void timers.push({ ms, work }),
    now: () => clock.time,
  };
  return { clock, stored, timers, device };
}
