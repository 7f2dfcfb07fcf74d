import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from '#testing/debian-packages.ts';

export const NGINX_MISSING =
  'nginx is missing. Install it (Debian: apt-get install nginx-light), or set NGINX_PATH to its program.';

/** NGINX_PATH, or the path where PATH and Debian have it. */
export function findNginx(): string | undefined {
  const named = process.env['NGINX_PATH'];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...(named ? [named] : []), ...folders.map((folder) => join(folder, 'nginx'))].find(
    (path) => existsSync(path),
  );
}

// On Debian as root it is installed, like the browser; elsewhere the tests that need it are
// skipped.
if (import.meta.main) {
  if (findNginx() === undefined && (await canInstallPackages())) {
    console.error('nginx is missing. Installing the Debian package nginx-light …');
    await installPackages('nginx-light').catch((error: Error) => console.error(error.message));
  }
  console.log(findNginx() ?? NGINX_MISSING);
}
