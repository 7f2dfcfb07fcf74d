import { canInstallPackages, installPackages, isExecutable } from '#testing/debian-packages.ts';

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
