import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../tools', import.meta.url));

/**
 * The path of a file in the packages of `tools`, which `npm ci` leaves out because only rare commands need
 * them. The first one installs them by their own lockfile, and so does the first after that has changed.
 */
export async function installedTool(file: string): Promise<string> {
  const lockfile = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const mark = join(folder, 'node_modules', 'installed-lockfile.json');
  if ((await readFile(mark, 'utf8').catch(() => '')) !== lockfile) {
    console.error('Installing the packages of tools/ …');
    const { status } = spawnSync('npm ci', { cwd: folder, shell: true, stdio: 'inherit' });
    if (status !== 0) {
      console.error(
        'This command needs the packages of tools/. Run it again when npm reaches a registry.',
      );
      process.exit(1);
    }
    await writeFile(mark, lockfile);
  }
  return join(folder, 'node_modules', file);
}
