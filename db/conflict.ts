import pg from 'pg';

const ATTEMPTS = 4;
/** Long enough that the others finish first: repeating at once would often conflict again. */
const PAUSE_MS = 40;

/** Whether PostgreSQL rolled it back because of a concurrent transaction: a deadlock, or a serialization failure. */
export const isRepeatable = (error: unknown, attempt: number): boolean =>
  attempt < ATTEMPTS && error instanceof pg.DatabaseError && /^40(001|P01)$/.test(error.code ?? '');

export const pauseMs = (attempt: number): number => Math.random() * PAUSE_MS * attempt;
