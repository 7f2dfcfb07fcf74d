import { exec } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type * as Vite from 'vite';
import { defaultPractice } from '#content/site-settings.ts';
import { practiceFaults } from '#server/settings/setting-rules.ts';
import { buildPortrait } from '#server/settings/portrait.ts';

type Built = Awaited<ReturnType<typeof Vite.build>>;

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = 'built-at';
const sources = ['src/web', 'src/domain', 'src/content', 'public', 'index.html', 'office.html'];
const settings = ['vite.config.ts', 'package-lock.json', 'scripts/build.ts'];

/**
 * Builds the web part into `dist`: the browser's files with their compressed twins, and the
 * renderer. Builds beside it and swaps at the end, so that two builds at once cause no damage.
 */
export async function buildSite(): Promise<void> {
  // Imported here, because a production install has no build tools and starts what was built
  // elsewhere.
  checkPractice();
  const { build } = await import('vite');
  const listed = packagesOfServer();
  listed.catch(() => undefined); // thrown where it is awaited
  // Otherwise Vite would build for the caller's environment, tests or development.
  const { NODE_ENV: environment } = process.env;
  process.env['NODE_ENV'] = 'production';
  const folder = await mkdtemp(`${dist}-`);
  try {
    const built = [
      await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'client') } }),
      await buildOffice(build, folder),
      await build({ root, logLevel: 'warn', build: { ssr: true, outDir: join(folder, 'server') } }),
    ];
    const sbom = await listed;
    sbom.components.push(...(await packagesIn(built)));
    await writeFile(join(folder, 'sbom.json'), JSON.stringify(sbom));
    const portrait = await buildPortrait(
      defaultPractice.coach.portrait,
      join(folder, 'client/assets'),
    );
    await writeFile(join(folder, 'portrait.json'), JSON.stringify(portrait));
    await compressFiles(join(folder, 'client'));
    await writeFile(join(folder, stamp), new Date().toISOString());
    await chmod(folder, 0o755); // the user who runs the site may differ from the one who built it
    await rm(dist, { recursive: true, force: true });
    await rename(folder, dist).catch((error: NodeJS.ErrnoException) => {
      // Another build of the same sources was faster.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/** The office: its own files, and a document that only its members get. */
async function buildOffice(build: typeof Vite.build, folder: string): Promise<Built> {
  const client = join(folder, 'client');
  const built = await build({
    root,
    mode: 'office',
    logLevel: 'warn',
    // Beside the public files, which are already there.
    build: { outDir: client, emptyOutDir: false, copyPublicDir: false },
  });
  await rename(join(client, 'office.html'), join(folder, 'office.html'));
  return built;
}

interface Sbom {
  metadata: { component: { name: string } };
  components: object[];
}

/** The packages that a production install has, as CycloneDX. npm reads the lockfile only. */
async function packagesOfServer(): Promise<Sbom> {
  const { stdout } = await promisify(exec)(
    'npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx --sbom-type=application',
    { cwd: root, maxBuffer: 2 ** 26 },
  );
  const contents = JSON.parse(stdout) as Sbom;
  // npm takes the name of the folder.
  contents.metadata.component.name = 'ready-leader';
  return contents;
}

/** The packages whose code is in built files: of React and others only the build is needed. */
async function packagesIn(built: readonly Built[]): Promise<object[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string; license: string; dev?: true }>;
  };
  const modules = built
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const paths = new Set(
    modules.flatMap(
      (id) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [],
    ),
  );
  return [...paths].flatMap((path) => {
    const found = packages[path];
    if (!found?.dev) return [];
    const { version, integrity, license } = found;
    const name = path.split('node_modules/').at(-1)!;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    const hashes = [{ alg: 'SHA-512', content: hash }];
    const licenses = [{ expression: license }];
    return {
      'bom-ref': `${name}@${version}`,
      type: 'library',
      name,
      version,
      purl,
      hashes,
      licenses,
    };
  });
}

/** Stops the build if the site settings are invalid. */
function checkPractice(): void {
  const faults = practiceFaults(defaultPractice);
  if (faults.length > 0)
    throw new Error(`src/content/site-settings.ts does not fit:\n  - ${faults.join('\n  - ')}`);
}

/** True when `dist` is missing or older than its sources. */
export async function isBuildStale(): Promise<boolean> {
  const builtAt = await stat(join(dist, stamp)).catch(() => undefined);
  if (!builtAt) return true;
  const times = await Promise.all(
    [...sources, ...settings].map((path) => newest(join(root, path))),
  );
  return Math.max(...times) > builtAt.mtimeMs;
}

async function newest(path: string): Promise<number> {
  const self = await stat(path).catch(() => undefined);
  if (!self) return 0;
  if (!self.isDirectory()) return self.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(self.mtimeMs, ...times);
}

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

if (import.meta.main) await buildSite();
