import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { rmdirSync, statSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './problem.ts';
import { canEnter, unprivilegedUser, type RunAs } from './unprivileged-user.ts';

export interface Home {
  path: string;
  cluster: string;
  password: string;
  log: string;
  user: RunAs | undefined;
}

/**
 * Finds or creates the server's folder, `<dataDir>/postgres`. If we are root and PostgreSQL's account
 * cannot enter `dataDir`, it is a link to a folder elsewhere. The link makes sure that the data is found
 * again when the checkout moves.
 */
export function openHome(dataDir: string): Home {
  const uid = process.getuid?.();
  const folder = resolve(dataDir);
  const name = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  allowTraversal(folder);
  if (!lstatSync(name, { throwIfNoEntry: false })) createHome(folder, name);

  if (lstatSync(name).isSymbolicLink()) {
    const target = statSync(name, { throwIfNoEntry: false });
    if (!target?.isDirectory() || target.uid !== uid) {
      throw new EmbeddedPostgresError(
        `The database that ${name} points to is gone, or belongs to another user. ` +
          'Put it back, or delete the link to start with an empty one.',
      );
    }
  }
  const path = realpathSync(name);
  allowTraversal(path);
  const cluster = join(path, 'cluster');
  const existing = statSync(cluster, { throwIfNoEntry: false });
  const user = unprivilegedUser(existing);
  if (user && !canEnter(path, user)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as ${user.name}, which cannot enter ${path}. ` +
        'Allow it (chmod o+x, including the folders above), or set another DATA_DIR.',
    );
  }
  if (uid && existing && existing.uid !== uid) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another user (uid ${existing.uid}). ` +
        'Run as that user or as root, or set another DATA_DIR.',
    );
  }
  return { path, cluster, password: join(path, 'password'), log: join(path, 'server.log'), user };
}

/**
 * As root, lets other accounts pass through our folder to their own files in it, but not list it.
 * This makes a private data folder (a volume, a temporary folder) usable: data elsewhere would not
 * be on the volume, nor be deleted with the folder.
 */
function allowTraversal(folder: string): void {
  const { uid, mode } = statSync(folder);
  const isOurs = process.getuid?.() === 0 && uid === 0 && folder !== homedir();
  if (isOurs && (mode & 0o011) !== 0o011) chmodSync(folder, (mode & 0o7777) | 0o011);
}

function createHome(folder: string, name: string): void {
  const user = unprivilegedUser();
  if (!user || canEnter(folder, user)) {
    mkdirSync(name, { recursive: true, mode: 0o700 }); // recursive: another process may be faster
    return;
  }
  const outside = createOutsideFolder();
  try {
    symlinkSync(outside, name);
  } catch (error) {
    rmdirSync(outside);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was faster
  }
}

/** A new folder with a random name, so that no one else can create it first. */
function createOutsideFolder(): string {
  try {
    return mkdtempSync('/var/lib/ready-leader-');
  } catch {
    return mkdtempSync(join(tmpdir(), 'ready-leader-'));
  }
}
