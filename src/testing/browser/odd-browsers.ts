import type { BrowserContext, Page } from 'playwright-core';

/** Replaces each text as browser translation does, from when the page answers to clicks: React's text nodes are gone. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement!;
        const isKept = parent.closest(
          'font, script, style, svg, option, textarea, [translate="no"]',
        );
        if (isKept || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(text.data);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('hydrated', () => {
      translate();
      new MutationObserver(translate).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
}

/** Blocks what browsers block with all site data; cookies, too, if the visitor blocked these. */
export async function blockSiteData(context: BrowserContext, withCookies: boolean): Promise<void> {
  await context.addInitScript((hasNoCookies) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    };
    const rejected = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    navigator.serviceWorker.register = rejected;
    navigator.locks.request = rejected;
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
    if (hasNoCookies) Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  }, withCookies);
}

/** As in the browsers of some apps: windows do not open, and nothing is printed. */
export async function cannotPrint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.open = () => null;
    window.print = () => undefined;
  });
}

/** Chrome's setting "Auto dark mode for web contents". */
export async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

/** What generic rules of content blockers hide, as many lists have them; exact, or the first part of a longer name. */
const HIDDEN =
  /^(ads?|ad-?banner|banner|cookies?|cookie-?(notice|banner|consent)|consent|gdpr|newsletter|subscribe|share|sharing|share-?bar|social|feedback|survey|pop-?up|promo|sponsors?|notifications?|tracking|(ads?|cookies?|gdpr|consent|share|social|popup|newsletter)[-_].*)$/i;
/** What they refuse to load. */
const REFUSED =
  /\/(ads?|analytics|banner|beacon|cookies?|popup|share|sharing|social|track(ing)?)[-_./]/i;

/** The ids, classes, and files of a document that content blockers hide or refuse. */
export function blockedIn(html: string): string[] {
  const named = [...html.matchAll(/\s(?:id|class)="([^"]*)"/g)].flatMap(([, names]) =>
    names!.split(' '),
  );
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)].map(([, file]) => file!);
  return [
    ...named.filter((name) => HIDDEN.test(name)),
    ...files.filter((file) => REFUSED.test(file)),
  ];
}
