import type fc from 'fast-check';

/** The number of runs and a fixed seed. A failure prints the command that repeats it. */
export function runs(numRuns: number): fc.Parameters<unknown> {
  const seed = Number(process.env['GENERATED_SEED'] ?? 20_260_101);
  const factor = Number(process.env['GENERATED_FACTOR'] ?? 1);
  return { seed, numRuns: Math.round(numRuns * factor), endOnFailure: false };
}
