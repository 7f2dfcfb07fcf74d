import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isAll } from './src/testing/is-all.ts';

const journeys = 'src/journeys/**/*.test.ts';
/** Tests that take long and rarely fail: only `npm run test:all` runs them. */
const long = [
  'db/embedded/embedded-postgres.test.ts',
  'db/interrupted-update.test.ts',
  'deploy/image.test.ts',
  'deploy/topology.test.ts',
  'scripts/safe-patterns.test.ts',
  'src/faults/embedded-database.test.ts',
  'src/faults/failover.test.ts',
  'src/faults/jobs.test.ts',
  'src/faults/mail*.test.ts',
  'src/faults/start-and-stop.test.ts',
  'src/server/query-plans.test.ts',
  'src/server/security/long-input.test.ts',
];
/** The server as in production, in separate processes. */
const faults = ['src/faults/**/*.test.ts', 'deploy/**/*.test.ts'];
/** What a lost connection does to each part, print, second ways to the same end, and the demo. */
const longJourneys = 'src/journeys/long/**';
/** `npm run test:all` runs them in Chromium, Firefox, and WebKit. */
const inEachEngine = ['src/journeys/**/engines-*.test.ts'];
/** Makes generated tests say how to repeat a failure. */
const replay = 'src/testing/replay.ts';
const needDatabase = ['src/server/**/*.test.ts', 'db/**/*.test.ts', 'scripts/demo/**/*.test.ts'];

/**
 * Leaves one core for PostgreSQL if there are enough. Two cores run three, because tests often wait for
 * the database or a timer.
 */
const maxWorkers = Math.max(3, availableParallelism() - 1);

/**
 * Starts with the small files that go through many states of the pages, because Vitest puts small files
 * last while it has no times of an earlier run: then one core would wait for the other at the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project).values()].flatMap((ofProject) => {
      const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/accessible-');
      return [...ofProject.filter(isLong), ...ofProject.filter((one) => !isLong(one))];
    });
  }
}

const inBrowsers = {
  // Each test has its own site and visitor. Loading the code for each file would take a fifth of the
  // time.
  isolate: false,
  globalSetup: ['src/testing/test-databases.global.ts', 'src/testing/browser/engine.global.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Tests wait a third of the time, so two cores run three browsers.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
};

/** They check how fast the server ends or responds, so they run after all others. */
const inProcesses = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // They wait most of the time.
  maxWorkers: 3,
  sequence: { groupOrder: 2 },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: replay,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [journeys, ...faults, ...needDatabase, ...long],
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: replay,
          include: needDatabase,
          exclude: long,
          globalSetup: 'src/testing/test-databases.global.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Each file has a separate database and application. Loading the code again for each would take
          // a quarter of the processor's time.
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'browser',
          include: [journeys],
          exclude: isAll ? [] : [longJourneys, ...inEachEngine],
          ...inBrowsers,
        },
      },
      {
        test: { name: 'firefox', include: inEachEngine, ...inBrowsers, testTimeout: 240_000 },
      },
      {
        test: { name: 'webkit', include: inEachEngine, ...inBrowsers, testTimeout: 240_000 },
      },
      {
        test: {
          name: 'faults',
          include: faults,
          exclude: long,
          globalSetup: 'src/faults/testing/faults.global.ts',
          ...inProcesses,
        },
      },
      {
        test: {
          name: 'long',
          include: long,
          globalSetup: [
            'src/testing/test-databases.global.ts',
            'src/faults/testing/faults.global.ts',
          ],
          ...inProcesses,
        },
      },
    ],
  },
});
