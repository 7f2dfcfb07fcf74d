import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { canInstallPackages, installPackages, isExecutable } from '#testing/debian-packages.ts';

/** Chromium without windows, in which the tests take a quarter less time. */
const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DEBIAN_SHELL = `/usr/bin/${DEBIAN_PACKAGE}`;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The executable of a Chromium browser: CHROME_PATH, Debian's headless shell, which is installed on
 * Debian as root, Debian's Chromium, Google Chrome, Playwright's own.
 * @throws Error whose message says in one line what to install
 */
async function findBrowser(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is not a program that can be run.`);
  }
  if (await hasShell()) return DEBIAN_SHELL;
  let reason = '';
  if (await canInstallPackages()) {
    console.error(`Installing the Debian package ${DEBIAN_PACKAGE} …`);
    try {
      await installPackages(DEBIAN_PACKAGE, 'fonts-liberation');
      return DEBIAN_SHELL;
    } catch (error) {
      reason = `, and ${(error as Error).message}`;
    }
  }
  const installed = await installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    `There is no browser${reason}: ` +
      'install Chromium or Google Chrome, or set CHROME_PATH to its executable.',
  );
}

/** The options for starting the browser: headless, and without calls to its maker. */
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
  for (const path of [DEBIAN_CHROMIUM, ...googleChromePaths()]) {
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

/** The folder of Playwright's own browser; undefined if it has none. */
async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** False while another process installs it, because the program is there before its libraries. */
async function hasShell(): Promise<boolean> {
  if (!(await isExecutable(DEBIAN_SHELL))) return false;
  try {
    const status = execFileSync('dpkg-query', ['-Wf', '${db:Status-Status}', DEBIAN_PACKAGE], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 'installed';
  } catch {
    return true; // not installed as a package
  }
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface OtherEngine {
  label: string;
  /** The Debian packages, the one with the browser first. */
  packages: readonly [string, ...string[]];
  /** The possible paths of each program; one of each list must exist. */
  programs: readonly (readonly string[])[];
}

/** The engine from Debian's packages, not Playwright's own build. */
const engines: Readonly<Record<Exclude<EngineName, 'chromium'>, OtherEngine>> = {
  firefox: {
    label: 'Firefox',
    packages: ['firefox-esr'],
    programs: [
      [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    ],
  },
  webkit: {
    label: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    programs: [
      [
        '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      ],
      ['/usr/bin/Xvfb'],
      ['/usr/bin/xdotool'],
    ],
  },
};

/**
 * The programs of Firefox or WebKit. On Debian as root, missing ones are installed, as
 * Chromium is. Undefined if they are missing: a line says that their journeys are skipped.
 */
export async function findEngine(
  name: Exclude<EngineName, 'chromium'>,
): Promise<readonly string[] | undefined> {
  const { label, packages } = engines[name];
  const found = await programsOf(name);
  if (found !== undefined) return found;
  if (await canInstallPackages()) {
    console.error(`There is no ${label}: installing the Debian package ${packages[0]} …`);
    await installPackages(...packages).catch((error: Error) => console.error(error.message));
  }
  const installed = await programsOf(name);
  if (installed === undefined) {
    console.error(
      `There is no ${label}: its journeys are skipped (Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
  return installed;
}

async function programsOf(
  name: Exclude<EngineName, 'chromium'>,
): Promise<readonly string[] | undefined> {
  const programs: string[] = [];
  for (const places of engines[name].programs) {
    const here = await Promise.all(places.map(isExecutable));
    const place = places[here.indexOf(true)];
    if (place === undefined) return undefined;
    programs.push(place);
  }
  return programs;
}

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
