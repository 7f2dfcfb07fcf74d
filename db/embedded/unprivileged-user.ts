import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account PostgreSQL runs as when we are root, which it refuses to be. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Undefined when we are no root ourselves. An existing cluster keeps its owner, so that `sudo npm
 * start` on an ordinary user's data works and leaves it usable for that user.
 */
export function unprivilegedUser(cluster: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    // macOS writes nobody as -2
    if (Number(uid)) return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody. ' +
      'Run as an ordinary user, create one ("useradd --system postgres"), or set DATABASE_URL.',
  );
}

/** Whether `user` may enter (or, for a program, execute) `path` and every folder above it. */
export function canEnter(path: string, user: RunAs): boolean {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === dirname(at)) return true;
  }
}
