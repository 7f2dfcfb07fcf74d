import { type Browser, type BrowserContext, chromium, firefox } from 'playwright-core';
import { type EngineName, launchOptions } from './find-browser.ts';
import { openWebKit } from './webkit.ts';

/** A headless browser that can reach this machine and nothing else. */
export async function openBrowser(): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      // A page starts in half the time where another one has compiled the code.
      '--process-per-site',
      // A test leaves each page before optimizing its code pays, a tenth of the browser's time.
      '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}

export async function openEngine(name: EngineName, programs: readonly string[]): Promise<Browser> {
  if (name === 'firefox') return openFirefox(programs[0]!);
  // It implements the part of Browser that the journeys use.
  return name === 'webkit' ? (openWebKit(programs) as Browser) : openBrowser();
}

/** Context options that Playwright always sets and Firefox ESR does not know yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

interface Session {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}

/** Playwright's internal object that talks to the browser from this process. */
interface WithInternals {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
}

/** A headless Firefox, driven over WebDriver BiDi, that can reach this machine and nothing else. */
async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox', // Mozilla's build, not Playwright's
    headless: true,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1, // replaces the UNKNOWN options
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9, // nothing listens there
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': '127.0.0.1, localhost',
    },
  });
  const { _browserSession: session } = (browser as unknown as WithInternals)._connection.toImpl(
    browser,
  );
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = function sendKnown(method, parameters) {
    return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, parameters);
  };
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await typeLikeUser(context);
    return context;
  };
  return browser;
}

/**
 * `fill` sets an input's value without React noticing, so React ignores the input event. The
 * browser's own command replaces Playwright's function.
 */
async function typeLikeUser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {
        // Do not use Playwright's own.
      },
    });
  });
}
