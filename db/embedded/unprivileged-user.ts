import type { SpawnOptions } from 'node:child_process';
import {
  lchownSync,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './problem.ts';

/** PostgreSQL refuses to run as root, so if we are root it runs as this account. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Undefined unless we are root. An existing cluster keeps its owner, so that `sudo npm start` works
 * on an ordinary user's data without locking that user out.
 */
export function unprivilegedUser(cluster?: Stats): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (cluster?.uid) return { name: `uid ${cluster.uid}`, uid: cluster.uid, gid: cluster.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    // macOS writes nobody as -2
    if (uid) return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and neither the user postgres nor nobody exists. ' +
      'Run as an ordinary user, create one (useradd --system postgres), or set DATABASE_URL.',
  );
}

/** Whether `user` may enter (or, a program, execute) `path`, including every folder above it. */
export function canEnter(path: string, user: RunAs): boolean {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === dirname(at)) return true;
  }
}

/** Gives a file, or a folder and everything in it, to `user`; links are not followed. */
export function changeOwner(user: RunAs | undefined, path: string): void {
  if (!user) return;
  const all = { recursive: true, encoding: 'utf8' } as const;
  const inside = lstatSync(path).isDirectory() ? readdirSync(path, all) : [];
  for (const entry of ['', ...inside]) lchownSync(join(path, entry), user.uid, user.gid);
}

/** Runs a program as `user`, without our environment and its secrets. */
export function spawnAs(user: RunAs | undefined): SpawnOptions & { env: NodeJS.ProcessEnv } {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/', // the user may have no access to ours
    env: { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  };
}
