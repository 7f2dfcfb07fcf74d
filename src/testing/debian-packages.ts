import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** How long to wait for another process that installs packages. */
const PATIENCE_MS = 10 * 60_000;

/** True on Debian as root. */
export async function canInstallPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return false;
  // Only Debian: chromium on Ubuntu is a snap, which does not run in a container.
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID="?debian"?$/m.test(release);
}

/** @throws Error that says in one line why it failed */
export async function installPackages(...names: string[]): Promise<void> {
  try {
    // If the update fails, the existing lists may still work.
    await aptGet('update').catch(() => undefined);
    await aptGet('install', '--yes', '--no-install-recommends', ...names);
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = stderr.trim().split('\n').at(-1) ?? message;
    throw new Error(`"apt-get install ${names[0]}" failed (${reason})`, { cause: error });
  }
}

/** The program that a variable names, or the one in PATH or where Debian has servers. */
export function findProgram(name: string, variable: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const paths = folders.map((folder) => join(folder, name));
  return [process.env[variable] ?? '', ...paths].find((path) => existsSync(path));
}

/** What `find` finds. On Debian as root, installs the package first if there is nothing. */
export async function findOrInstall(
  find: () => string | undefined,
  packageName: string,
): Promise<string | undefined> {
  if (find() === undefined && (await canInstallPackages())) {
    console.error(`Installing the Debian package ${packageName} …`);
    await installPackages(packageName).catch((error: Error) => console.error(error.message));
  }
  return find();
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Runs apt-get, and waits while another process holds its lock. */
async function aptGet(...parameters: string[]): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await setTimeout(1000)) {
    try {
      await promisify(execFile)('apt-get', ['-q', ...parameters], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
        maxBuffer: 64 * 1024 * 1024,
      });
      return;
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      if (!/Could not get lock|Unable to (lock|acquire)/.test(stderr)) throw error;
      if (Date.now() > deadline) throw error;
    }
  }
}
