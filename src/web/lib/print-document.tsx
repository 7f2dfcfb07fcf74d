import { accentedRanges, basicRanges, unicodeRange } from '#web/theme/characters.ts';
import frauncesAccented from '#web/theme/fonts/fraunces-accented.woff2?url';
import fraunces from '#web/theme/fonts/fraunces.woff2?url';
import interAccented from '#web/theme/fonts/inter-accented.woff2?url';
import inter from '#web/theme/fonts/inter.woff2?url';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const POLL_INTERVAL_MS = 250;
const POLL_LIMIT_MS = 5000;
const CLOSE_DELAY_MS = 1000;
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
export function printDocument(
  html: string,
  fonts: readonly PrintFont[] = [],
  popup = window.open('', '_blank'),
): void {
  const address = addressOf(html);
  const giveUpAt = Date.now() + POLL_LIMIT_MS;
  if (popup) {
    popup.location.replace(address);
    poll(popup);
  } else printFromFrame(html, fonts, leave, show);

  function poll(opened: Window): void {
    if (isLoaded(opened, address)) return printWithFonts(opened, fonts, leave, show);
    if (opened.closed || Date.now() >= giveUpAt) {
      opened.close();
      return printFromFrame(html, fonts, leave, show);
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

function printFromFrame(
  html: string,
  fonts: readonly PrintFont[],
  leave: () => void,
  cannot: () => void,
): void {
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
      printWithFonts(contentWindow, fonts, remove(leave), remove(cannot));
    },
    { once: true },
  );
  frame.srcdoc = html;
  document.body.append(frame);
}

function printWithFonts(
  target: Window,
  fonts: readonly PrintFont[],
  ...after: [leave: () => void, cannot: () => void]
): void {
  if (fonts.length === 0) printAndThen(target, ...after);
  else void loadFonts(target, fonts).then(() => printAndThen(target, ...after));
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

/** A typeface for a document without the site's style sheet. */
export interface PrintFont {
  family: string;
  /** Relative to this page. */
  url: string;
  descriptors: FontFaceDescriptors;
}

/** After this, the document is printed with the device's own fonts. */
const FONT_TIMEOUT_MS = 3000;

/**
 * Loads the fonts that the window's text needs; settles when they have loaded or failed. It does not
 * use `@font-face`: the inherited content security policy allows styles by their hash, so they cannot
 * contain an address of the site.
 */
export async function loadFonts(target: Window, fonts: readonly PrintFont[]): Promise<void> {
  const { document, FontFace } = target as Window & Pick<typeof globalThis, 'FontFace'>;
  for (const { family, url, descriptors } of fonts) {
    const source = `url("${new URL(url, location.href).href}")`;
    document.fonts.add(new FontFace(family, source, descriptors));
  }
  const text = document.body.textContent;
  const loading = [...new Set(fonts.map(({ family }) => family))].map((family) =>
    document.fonts.load(`1em ${family}`, text),
  );
  await Promise.race([
    Promise.allSettled(loading),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
}

const WEIGHTS = '400 600';

/** The site's typefaces for documents that do not have its style sheet. */
export const webFonts = [
  { family: 'Fraunces', url: fraunces, ranges: basicRanges },
  { family: 'Fraunces', url: frauncesAccented, ranges: accentedRanges },
  { family: 'Inter', url: inter, ranges: basicRanges },
  { family: 'Inter', url: interAccented, ranges: accentedRanges },
].map(({ family, url, ranges }) => ({
  family,
  url,
  descriptors: { weight: WEIGHTS, unicodeRange: unicodeRange(ranges) },
}));

interface PrintedDocumentProps {
  title: string;
  /** All its styles, because the document loads nothing. The security policy allows them by their hash. */
  styles: string;
  /** The class of the body. */
  className?: string;
  children: ReactNode;
}

/** A self-contained document for print. */
export function PrintedDocument({ title, styles, className, children }: PrintedDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}

/** The HTML of a printed document, rendered outside the page. */
export function renderDocument(element: ReactElement): string {
  const rendered = document.implementation.createHTMLDocument();
  flushSync(() => createRoot(rendered).render(element));
  return `<!doctype html>${rendered.documentElement.outerHTML}`;
}
