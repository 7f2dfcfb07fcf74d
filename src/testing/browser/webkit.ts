import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  webkit,
} from 'playwright-core';
import { freePort } from '#testing/free-port.ts';
import { openWire, type Wire } from './webkit-wire.ts';

/** A window starts on the site, because Playwright loses a window that changes the site. */
const FIRST_PAGE = '/healthz';

/** Larger than any window that a journey opens. */
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

const xdotool = promisify(execFile);

/** The X server's names for keys that type no character. */
const keysyms: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Prior',
  PageDown: 'Next',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
};

export interface Screen {
  program: string;
  display: string;
  /** Resolves when the page has handled the earlier input. */
  settled: () => Promise<unknown>;
}

/** A keyboard and mouse on an X screen, which the browser cannot tell from real ones. */
function createInput({ program, display, settled }: Screen) {
  let last: Promise<unknown> = Promise.resolve();
  let planned: string[] = [];
  let isDue = false;

  /** Runs input events that were requested together, in order. */
  function act(...command: readonly string[]): Promise<unknown> {
    planned.push(...command);
    if (isDue) return last;
    isDue = true;
    last = last.then(async () => {
      const commands = planned;
      planned = [];
      isDue = false;
      // The screen answers the query at the end once it has handled the earlier commands.
      await xdotool(program, [...commands, 'getmouselocation'], {
        env: { ...process.env, DISPLAY: display },
      });
      await settled();
    });
    return last;
  }

  return {
    act,
    keyboard: {
      // Sent together with the keyup that follows, which halves the calls to the screen.
      keydown: (_: unknown, __: unknown, ___: unknown, { key }: { key: string }) => {
        planned.push('keydown', keysym(key));
        return Promise.resolve();
      },
      keyup: (_: unknown, __: unknown, ___: unknown, { key }: { key: string }) =>
        act('keyup', keysym(key)),
      sendText: async (_: unknown, text: string) => {
        for (const character of text) await act('key', keysym(character));
      },
    },
    mouse: {
      move: (_: unknown, x: number, y: number) =>
        act('mousemove', String(Math.round(x)), String(Math.round(y))),
      down: () => act('mousedown', '1'),
      up: () => act('mouseup', '1'),
      wheel: async (
        _: unknown,
        __: number,
        ___: number,
        ____: unknown,
        _____: unknown,
        ______: number,
        y: number,
      ) => {
        const notches = Math.round(Math.abs(y) / WHEEL_NOTCH);
        await act('click', '--repeat', String(notches), '--delay', '0', y > 0 ? '5' : '4');
      },
    },
    touchscreen: {
      tap: (_: unknown, x: number, y: number) =>
        act('mousemove', String(Math.round(x)), String(Math.round(y)), 'click', '1'),
    },
  };
}

const WHEEL_NOTCH = 40;

function keysym(key: string): string {
  if (key.length > 1) return keysyms[key] ?? key;
  return /^\w$/.test(key) ? key : `U${key.codePointAt(0)!.toString(16).padStart(4, '0')}`;
}
