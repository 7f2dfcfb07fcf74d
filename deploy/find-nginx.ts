import { findOrInstall, findProgram } from '#testing/debian-packages.ts';

export const NGINX_MISSING =
  'nginx is missing. Install it (Debian: apt-get install nginx-light), or set NGINX_PATH to its program.';

export const findNginx = () => findProgram('nginx', 'NGINX_PATH');

// On Debian as root it is installed, like the browser; elsewhere the tests that need it are
// skipped.
if (import.meta.main) {
  console.log((await findOrInstall(findNginx, 'nginx-light')) ?? NGINX_MISSING);
}
