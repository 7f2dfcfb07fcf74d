import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { environmentVariables } from '#server/environment.ts';
import { readStages, textsOf } from './container.ts';

const [dependencies, build, runtime] = await readStages();

test('its stages install and build with the commands that the test of the image runs', () => {
  expect(textsOf(dependencies!, 'RUN')).toEqual([
    'npm ci --omit=dev --omit=optional --ignore-scripts',
  ]);
  expect(textsOf(build!, 'RUN')).toEqual(['npm ci --ignore-scripts', 'node scripts/build.ts']);
});

test('the server does not run as root', () => {
  expect(textsOf(runtime!, 'USER')).toEqual(['node']);
});

test("the compose file sets the server's variables and those of the nginx template", async () => {
  const compose = await readFile(new URL('../compose.yaml', import.meta.url), 'utf8');
  const [, block = ''] =
    /x-instance:[^]*?environment:\n([^]*?)\n {2}depends_on/.exec(compose) ?? [];
  const names = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!);
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !environmentVariables.includes(name))).toEqual([]);

  const [, path = ''] = /- (\.\/\S+):\/etc\/nginx/.exec(compose) ?? [];
  const template = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
  const needed = new Set([...template.matchAll(/\$\{([A-Z_\d]+)\}/g)].map(([, name]) => name!));
  expect([...needed].toSorted()).toEqual(['INSTANCE_1', 'INSTANCE_2', 'LISTEN']);
  for (const name of needed) expect(compose).toMatch(new RegExp(`^ {6}${name}: \\S+$`, 'm'));
});
