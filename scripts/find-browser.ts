import { execFile, execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Another process may be installing the browser, or whatever else, for as long. */
const PATIENCE_MS = 10 * 60_000;

/**
 * The executable of a Chromium browser: CHROME_PATH, Debian's, Google Chrome, Playwright's own. On
 * Debian as root one is installed if there is none.
 * @throws Error whose message says in one line what to install
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is not a program that can be run.`);
  }
  const installed = await installedBrowser();
  if (installed !== undefined) return installed;
  if (await canInstall()) return installBrowser();
  throw new Error(
    'There is no browser: install Google Chrome or Chromium, or set CHROME_PATH to its executable.',
  );
}

/** How Playwright starts the browser here: headless, and without calls to its maker. */
export async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findBrowser(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, too little for a large page
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

async function installedBrowser(): Promise<string | undefined> {
  if ((await isExecutable(DEBIAN_CHROMIUM)) && !isHalfInstalled()) return DEBIAN_CHROMIUM;
  for (const path of googleChromePaths()) {
    if (await isExecutable(path)) return path;
  }
  const own = await playwrightBrowser();
  return own !== undefined && (await isExecutable(own)) ? own : undefined;
}

function googleChromePaths(): string[] {
  if (process.platform === 'darwin') {
    const app = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    return [`/${app}`, join(homedir(), app)];
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return ['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome'];
}

/** Where Playwright would keep its browser; undefined on a system it has none for. */
async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Another process is installing it: the program is in its place before its libraries are. */
function isHalfInstalled(): boolean {
  try {
    const status = execFileSync('dpkg-query', ['-Wf', '${db:Status-Status}', 'chromium'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status !== 'installed';
  } catch {
    return false; // it did not come as a package
  }
}

async function canInstall(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return false;
  // Debian itself: what Ubuntu calls chromium is a snap, which does not run in a container.
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID="?debian"?$/m.test(release);
}

async function installBrowser(): Promise<string> {
  console.error('There is no browser: installing the Debian package chromium …');
  try {
    // Should it fail, the lists that are there may still do.
    await aptGet('update').catch(() => undefined);
    await aptGet('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation');
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = stderr.trim().split('\n').at(-1) ?? message;
    throw new Error(
      `There is no browser, and "apt-get install chromium" failed (${reason}): ` +
        'install Chromium or Google Chrome, or set CHROME_PATH to its executable.',
      { cause: error },
    );
  }
  return DEBIAN_CHROMIUM;
}

/** Waits for its turn: there is one package system, and two processes may want a browser at once. */
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

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
