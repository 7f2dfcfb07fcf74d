import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allConfigured } from '#testing/mail-app.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
let source: string;
beforeAll(async () => {
  // Redocly reports example.com as a placeholder that was forgotten.
  server = await startTestApp({ ...allConfigured, publicUrl: 'https://leaders.test' });
  source = (await server.app.inject('/api/openapi.json')).body;
});
afterAll(() => server.close());

test('Redocly finds nothing wrong with /api/openapi.json', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The paths are fixed by the specification, and no id equals "by-id".
      'no-ambiguous-paths': 'off',
      // There is no license to name.
      'info-license': 'off',
      'info-contact': 'error',
      'tag-description': 'error',
      'operation-tag-defined': 'error',
      'no-path-trailing-slash': 'error',
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const listed = problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} ${place?.pointer}: ${message}`,
  );
  expect(listed).toEqual([]);
});
