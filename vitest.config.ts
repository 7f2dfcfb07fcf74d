import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const journeys = 'src/journeys/**/*.test.ts';
/** What takes long and rarely breaks: `npm run test:all` has it, `npm test` does not. */
const long = ['deploy/topology.test.ts', 'src/server/security/long-input.test.ts'];
/** The service as it is in production, in processes of its own. */
const faults = ['src/faults/**/*.test.ts', 'deploy/**/*.test.ts'];
/** The ones that run in Firefox and, in `npm run test:all`, in WebKit. */
const inOtherEngines = ['src/journeys/**/engines-*.test.ts'];
const needDatabase = ['src/server/**/*.test.ts', 'db/**/*.test.ts'];

/** One core is left for PostgreSQL, where there are so many. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const inBrowsers = {
  // Each test has a site and a visitor of its own; to load the code for each file takes a fifth of
  // the time.
  isolate: false,
  globalSetup: ['src/testing/test-databases.global.ts', 'src/testing/browser/engine.global.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Two browsers at once are what two cores carry without timing out.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

/** They say within what time the service ends or answers: after all others. */
const inProcesses = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [journeys, ...faults, ...needDatabase],
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: needDatabase,
          exclude: long,
          globalSetup: 'src/testing/test-databases.global.ts',
          testTimeout: 20_000,
          // Each file has a database and an application of its own; to load the code anew for each
          // would take a quarter of the processor's time.
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: { name: 'browser', include: [journeys], exclude: inOtherEngines, ...inBrowsers },
      },
      {
        test: { name: 'firefox', include: inOtherEngines, ...inBrowsers, testTimeout: 240_000 },
      },
      {
        test: { name: 'webkit', include: inOtherEngines, ...inBrowsers, testTimeout: 240_000 },
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
