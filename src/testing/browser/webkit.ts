import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  webkit,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { freePort } from '#testing/free-port.ts';
import { createInput } from './webkit-input.ts';
import { openWire, type Wire } from './webkit-wire.ts';

/** Larger than any window that a journey opens. */
/** A window starts on the site, because Playwright loses a window that changes the site. */
const FIRST_PAGE = '/healthz';

const SCREEN = '1600x1400x24';

/** Playwright's internal objects for a page and a browser context. */
interface PageInside {
  delegate: {
    _session: { sendMayFail: (method: string, parameters: object) => Promise<unknown> };
    updateEmulatedViewportSize: () => Promise<unknown>;
  };
  keyboard: { _raw: object };
  mouse: { _raw: object };
  touchscreen: { _raw: object };
  emulatedSize: () => { viewport: { width: number; height: number } } | undefined;
}
interface Inside {
  _options: object;
  _connection: { toImpl: (outside: object) => { _options: object } & PageInside };
}

/**
 * WebKit's GTK port. Every visitor has a separate screen, window, and profile.
 * Playwright reads the page through its inspector; keys and clicks arrive like those of a user.
 */
export function openWebKit([browser, xvfb, xdotool]: readonly string[]): Pick<
  Browser,
  'newContext' | 'close'
> {
  const windows = new Set<() => Promise<void>>();
  return {
    newContext: async (options = {}) => {
      const { context, close } = await openWindow(browser!, xvfb!, xdotool!, options);
      windows.add(close);
      context.newPage = () => Promise.resolve(context.pages()[0]!);
      context.close = async () => {
        windows.delete(close);
        await close();
      };
      return context;
    },
    close: async () => {
      await Promise.all([...windows].map((close) => close()));
    },
  };
}

async function openWindow(
  program: string,
  xvfb: string,
  xdotool: string,
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'ready-leader-webkit-'));
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  const port = await freePort();
  const browser = spawn(
    program,
    [
      '--full-screen',
      '--proxy=http://127.0.0.1:9',
      '--ignore-host=127.0.0.1',
      `${options.baseURL}${FIRST_PAGE}`,
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
        GDK_BACKEND: 'x11',
        GTK_IM_MODULE: 'gtk-im-context-simple',
        NO_AT_BRIDGE: '1',
        HOME: profile,
        XDG_CONFIG_HOME: profile,
        XDG_DATA_HOME: profile,
        XDG_CACHE_HOME: profile,
        LC_ALL: 'en_US.UTF-8',
        TZ: 'UTC',
      },
    },
  );
  const kill = () => {
    browser.kill();
    screen.kill();
  };
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    await Promise.all([stop(browser), stop(screen)]);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const connected = await connect(port);
  const context = connected.contexts()[0]!;
  const page = context.pages()[0]!;
  await prepare(context, page, { program: xdotool, display }, options);
  return { context, close };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function connect(port: number): Promise<Browser> {
  const { connectOverCDP } = webkit as unknown as {
    connectOverCDP: (wire: Wire) => Promise<Browser>;
  };
  return connectOverCDP.call(webkit, await openWire(port, FIRST_PAGE));
}

async function prepare(
  context: BrowserContext,
  page: Page,
  { program, display }: { program: string; display: string },
  { baseURL, viewport, hasTouch, reducedMotion }: BrowserContextOptions,
): Promise<void> {
  const { toImpl } = (page as unknown as Inside)._connection;
  const inside: PageInside = toImpl(page);
  const { delegate } = inside;
  const input = createInput({
    program,
    display,
    settled: async () => {
      // The first call may overtake input that the window has not handled; the second cannot.
      const look = () => delegate._session.sendMayFail('Runtime.evaluate', { expression: '0' });
      await look();
      await look();
    },
  });
  inside.keyboard._raw = input.keyboard;
  inside.mouse._raw = input.mouse;
  inside.touchscreen._raw = input.touchscreen;
  const resize = (width: number, height: number) =>
    input.act(
      ...['search', '--sync', '--onlyvisible', '--name', 'MiniBrowser'],
      ...['windowfocus', 'windowsize', String(width), String(height)],
    );
  delegate.updateEmulatedViewportSize = async () => {
    const size = inside.emulatedSize()?.viewport;
    if (size) await resize(size.width, size.height);
  };
  Object.assign((context as unknown as Inside)._options, { baseURL });
  Object.assign(toImpl(context)._options, { baseURL, hasTouch });
  if (viewport) await resize(viewport.width, viewport.height);
  if (reducedMotion) await page.emulateMedia({ reducedMotion });
}
