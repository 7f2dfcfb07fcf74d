import type { Attempt } from '#server/jobs/worker.ts';

/** For a test that runs a job itself. */
export const jobAttempt: Attempt = {
  signal: new AbortController().signal,
  log: {
    error: (details: unknown) => {
      throw new Error('A part of the job failed.', { cause: details });
    },
  },
};
