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
async function buildSite(): Promise<void> {
  // Imported here, because a production install has no build tools and starts what was built
  // elsewhere.
  checkPractice();
  const { build } = await import('vite');
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
    await writeFile(join(folder, 'sbom.json'), JSON.stringify(await packagesIn(built)));
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

interface Locked {
  version: string;
  integrity: string;
  license?: string;
  /** Set for packages that only tools, tests, and the build need. */
  dev?: true;
  optional?: true;
}

/**
 * The packages that the server needs, and those whose code is in built files, as CycloneDX. (`npm sbom
 * --omit=dev` leaves out those that tools need, too, zod among them.)
 */
async function packagesIn(built: readonly Built[]): Promise<object> {
  const { version, packages } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  ) as { version: string; packages: Record<string, Locked> };
  const modules = built
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const inFiles = new Set(modules.map((id) => packagePath.exec(id)?.[0]));
  const delivered = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && (!dev || inFiles.has(path)),
  );
  const components = new Map(
    delivered.map(([path, locked]) => {
      const component = componentOf(path.split('node_modules/').at(-1)!, locked);
      return [component['bom-ref'], component];
    }),
  );
  const component = { type: 'application', name: 'ready-leader', version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component },
    components: [...components.values()],
  };
}

const packagePath = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

function componentOf(name: string, { version, integrity, license, optional }: Locked) {
  const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** Stops the build if the site settings are invalid. */
function checkPractice(): void {
  const faults = practiceFaults(defaultPractice);
  if (faults.length > 0)
    throw new Error(`src/content/site-settings.ts does not fit:\n  - ${faults.join('\n  - ')}`);
}

export async function buildIfStale(): Promise<void> {
  if (!(await isBuildStale())) return;
  console.error('Building the site …');
  await buildSite();
}

async function isBuildStale(): Promise<boolean> {
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
