import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const journeys = 'src/journeys/**/*.test.ts';
const needDatabase = ['src/server/**/*.test.ts', 'db/**/*.test.ts'];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [journeys, ...needDatabase],
        },
      },
      {
        test: {
          name: 'server',
          include: needDatabase,
          globalSetup: 'src/server/testing/test-databases.global.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [journeys],
          globalSetup: 'src/server/testing/test-databases.global.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Two browsers at once are what two cores carry without timing out.
          maxWorkers: 2,
        },
      },
    ],
  },
});
