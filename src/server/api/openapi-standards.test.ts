import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
let source: string;
beforeAll(async () => {
  // Redocly takes an address of example.com for one that was forgotten.
  server = await startTestApp({ publicUrl: 'https://leaders.test' });
  source = (await server.app.inject('/api/openapi.json')).body;
});
afterAll(() => server.close());

test('Redocly finds nothing wrong with /api/openapi.json', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The addresses are given, and no id is "by-id".
      'no-ambiguous-paths': 'off',
      // Nobody is licensed to anything.
      'info-license': 'off',
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const listed = problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} ${place?.pointer}: ${message}`,
  );
  expect(listed).toEqual([]);
});

test('Spectral finds nothing wrong with /api/openapi.json', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({
    extends: [rulesets.oas as RulesetDefinition],
    // Where the summary says all, a description would repeat it.
    rules: { 'operation-description': 'off' },
  });
  const problems = await spectral.run(source);
  const listed = problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
  expect(listed).toEqual([]);
});
