import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { rmdirSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canEnter, unprivilegedUser, type RunAs } from './unprivileged-user.ts';

/** Where one embedded PostgreSQL keeps everything it has. */
export interface Home {
  path: string;
  cluster: string;
  password: string;
  log: string;
  user: RunAs | undefined;
}

/**
 * Finds, or makes, the home of the server under `dataDir`: `<dataDir>/postgres`. If we are root and
 * the account PostgreSQL runs as cannot enter there, that name is a link to a folder it can enter.
 * The link, not a rule, says where the data are: they are found again when the checkout is moved.
 */
export function openHome(dataDir: string): Home {
  const root = process.getuid?.() === 0;
  const folder = resolve(dataDir);
  // Others may pass through to the cluster, which only its owner can read, but list nothing.
  const mode = root ? 0o711 : 0o700;
  if (mkdirSync(folder, { recursive: true, mode })) chmodSync(folder, mode);
  const name = join(folder, 'postgres');
  if (!lstatSync(name, { throwIfNoEntry: false })) makeHome(folder, name, mode);

  const isLink = lstatSync(name).isSymbolicLink();
  const target = statSync(name, { throwIfNoEntry: false });
  if (isLink && (!target?.isDirectory() || target.uid !== process.getuid?.())) {
    throw new Error(
      `The database that ${name} points to is gone (or not ours). ` +
        `Put it back, or delete the link to begin with an empty one.`,
    );
  }
  const path = realpathSync(name);
  const cluster = join(path, 'cluster');
  const user = unprivilegedUser(cluster);
  if (user && !canEnter(path, user)) {
    throw new Error(
      `PostgreSQL runs as ${user.name}, who may not enter ${path}: ` +
        `allow it to (chmod o+x, for each folder above too), move DATA_DIR, or set DATABASE_URL.`,
    );
  }
  const uid = root ? undefined : statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (uid !== undefined && uid !== (process.getuid?.() ?? uid)) {
    throw new Error(
      `The database in ${cluster} belongs to another user (uid ${uid}): ` +
        `run as that user or root, give it to this one (chown -R), or choose another DATA_DIR.`,
    );
  }
  const password = join(path, 'password');
  return { path, cluster, password, log: join(path, 'postgres.log'), user };
}

function makeHome(folder: string, name: string, mode: number): void {
  const user = unprivilegedUser(join(name, 'cluster'));
  if (!user || canEnter(folder, user)) {
    mkdirSync(name, { recursive: true, mode }); // recursive: fine if another process was quicker
    chmodSync(name, mode);
    return;
  }
  const outside = makeFolderOutside();
  chmodSync(outside, mode);
  try {
    symlinkSync(outside, name);
  } catch (error) {
    rmdirSync(outside);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // as above
  }
}

/** A new folder that nobody can have made before us: its name is partly random. */
function makeFolderOutside(): string {
  try {
    return mkdtempSync('/var/lib/ready-leader-');
  } catch {
    return mkdtempSync(join(tmpdir(), 'ready-leader-'));
  }
}
