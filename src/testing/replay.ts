import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';

/*
 * Runs before each file of unit and server tests (vitest.config.ts). A property that fails prints the command
 * that repeats it, with the smallest input that was found.
 */

const { GENERATED_SEED: seed, GENERATED_PATH: path } = process.env;

fc.configureGlobal({
  ...(seed && { seed: Number(seed) }),
  ...(path && { path }),
  reporter: (details) => {
    if (!details.failed) return;
    const message = [
      fc.defaultReportMessage(details),
      `Repeat it: ${replayCommand(details)}`,
      'Without GENERATED_PATH all its inputs run again, as a failure that depends on earlier ones needs.',
    ].join('\n\n');
    throw new Error(message, { cause: details.errorInstance });
  },
});

function replayCommand(details: fc.RunDetails<unknown>): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  // A pattern that the shell and vitest both take.
  const title = currentTestName.replaceAll(/ > |[^\p{L}\p{N} ]+/gu, '.*');
  return [
    `GENERATED_SEED=${details.seed}`,
    ...(details.counterexamplePath === null
      ? []
      : [`GENERATED_PATH=${details.counterexamplePath}`]),
    `npx vitest run ${relative(process.cwd(), testPath)} -t '^${title}$'`,
  ].join(' ');
}
