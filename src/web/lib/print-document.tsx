import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const POLL_INTERVAL_MS = 250;
const POLL_LIMIT_MS = 5000;
const CLOSE_DELAY_MS = 1000;
/** After this, the document is printed with the device's own fonts. */
const FONT_TIMEOUT_MS = 3000;
/** A phone that prints says so sooner. */
const PRINT_PATIENCE_MS = 2000;
const CANNOT_PRINT =
  'This app cannot print. To print this or save it as a PDF, open this site in a browser such as Safari or Chrome.';

const addressOf = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));

/**
 * Prints a complete HTML document in a separate window, or, if the browser blocks it, from a hidden
 * frame of this page.
 * @param popup the window, if a click opened it before the document was ready
 */
export function printDocument(html: string, popup = window.open('', '_blank')): void {
  const address = addressOf(html);
  const giveUpAt = Date.now() + POLL_LIMIT_MS;
  if (popup) {
    popup.location.replace(address);
    poll(popup);
  } else printFromFrame(html, leave, show);

  function poll(opened: Window): void {
    if (isLoaded(opened, address)) return printWithFonts(opened, leave, show);
    if (opened.closed || Date.now() >= giveUpAt) {
      opened.close();
      return printFromFrame(html, leave, show);
    }
    setTimeout(poll, POLL_INTERVAL_MS, opened);
  }

  /** As a page, where nothing prints: the browsers in some apps only pretend to. */
  function show(): void {
    const shown = addressOf(html.replace(/<body[^>]*>/, `$&<p>${CANNOT_PRINT}</p>`));
    (popup ?? window).location.assign(shown);
  }

  function leave(): void {
    popup?.close();
    URL.revokeObjectURL(address);
  }
}

function isLoaded(opened: Window, address: string): boolean {
  try {
    const { readyState, URL: shown } = opened.document;
    return shown === address && readyState === 'complete';
  } catch {
    // Cut off from this page, as some blockers and privacy settings do.
    return false;
  }
}

function printFromFrame(html: string, leave: () => void, cannot: () => void): void {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Without a box, as with `display: none`, Firefox and Safari would print nothing.
  frame.style.cssText =
    'position:fixed;inset:auto 100% 100% auto;width:210mm;height:297mm;border:0';
  frame.addEventListener(
    'load',
    () => {
      const { contentWindow } = frame;
      if (!contentWindow) return;
      const remove = (next: () => void) => () => {
        frame.remove();
        next();
      };
      printWithFonts(contentWindow, remove(leave), remove(cannot));
    },
    { once: true },
  );
  frame.srcdoc = html;
  document.body.append(frame);
}

function printWithFonts(target: Window, ...after: [leave: () => void, cannot: () => void]): void {
  // A browser loads a font once its text is laid out.
  target.document.body.getBoundingClientRect();
  void Promise.race([
    target.document.fonts.ready,
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]).then(() => printAndThen(target, ...after));
}

/** Calls `leave` once, a second after printing, or `cannot`. */
function printAndThen(target: Window, leave: () => void, cannot: () => void): void {
  let hasBegun = false;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    setTimeout(leave, CLOSE_DELAY_MS);
  };
  target.addEventListener('beforeprint', () => {
    hasBegun = true;
  });
  target.addEventListener('afterprint', finish);
  target.focus();
  target.print();
  // A phone may return at once while its print sheet is still open. An event tells when it closes.
  if (!window.matchMedia('(pointer: coarse)').matches) finish();
  else setTimeout(() => hasBegun || cannot(), PRINT_PATIENCE_MS);
}

const HEAD = 'meta[charset], meta[name="viewport"], link[rel="stylesheet"], style';

/**
 * The HTML of a printed document, rendered outside the page. It has the site's style sheet, and everything
 * in it is open.
 */
export function renderDocument(title: string, element: ReactElement): string {
  const rendered = document.implementation.createHTMLDocument(title);
  const { documentElement: root, head, body } = rendered;
  root.lang = 'en';
  for (const tag of document.head.querySelectorAll(HEAD)) {
    const copy = rendered.importNode(tag, true);
    // Its own address is no base for that of the style sheet.
    if (tag instanceof HTMLLinkElement) copy.setAttribute('href', tag.href);
    head.append(copy);
  }
  flushSync(() => createRoot(body).render(element));
  for (const details of body.querySelectorAll('details')) details.open = true;
  return `<!doctype html>${root.outerHTML}`;
}
