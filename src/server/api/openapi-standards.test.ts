import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
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
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} ${place?.pointer}: ${message}`,
  );
  expect(told).toEqual([]);
});

test('Spectral finds nothing wrong with /api/openapi.json', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [spectralRulesets.oas] });
  const problems = await spectral.run(source);
  expect(problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
});
