import type { BrowserContext, Page } from 'playwright-core';
import { extractTextItems, getDocumentProxy } from 'unpdf';

export interface Printed {
  title: string;
  text: string;
  html: string;
  /** True if it printed from a frame of the page, not from a new window. */
  inFrame: boolean;
  /** By the browser's clock, in milliseconds. */
  at: number;
}

export interface PrintWatch {
  printed: readonly Printed[];
  /** Object URLs that were created and not yet revoked. */
  openAddresses: ReadonlySet<string>;
  /** When object URLs were revoked, by the browser's clock. */
  revokedAt: readonly number[];
}

/** Records what the page prints, in place of the browser's print dialog. */
export async function watchPrinting(context: BrowserContext): Promise<PrintWatch> {
  const printed: Printed[] = [];
  const openAddresses = new Set<string>();
  const revokedAt: number[] = [];
  await context.exposeFunction('notePrinted', (document: Printed) => printed.push(document));
  await context.exposeFunction('noteAddress', (address: string) => openAddresses.add(address));
  await context.exposeFunction('noteRevoked', (address: string, at: number) => {
    if (openAddresses.delete(address)) revokedAt.push(at);
  });
  await context.addInitScript(() => {
    const notes = window as unknown as {
      notePrinted: (document: Printed) => void;
      noteAddress: (address: string) => void;
      noteRevoked: (address: string, at: number) => void;
    };
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      notes.notePrinted({
        title: document.title,
        text: document.body.innerText,
        html: document.documentElement.outerHTML,
        inFrame: window.parent !== window,
        at: Date.now(),
      });
    };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const address = createObjectURL.call(URL, object);
      notes.noteAddress(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      notes.noteRevoked(address, Date.now());
      revokeObjectURL.call(URL, address);
    };
  });
  return { printed, openAddresses, revokedAt };
}

export async function blockPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.open = () => null;
  });
}

export type Paper = 'A4' | 'Letter';

/** A piece of text on a printed page, in points from the page's lower left corner. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
  width: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  texts: readonly PrintedText[];
}

/** Keeps a window that prints itself open, as the browser's print dialog would. */
export async function holdPrinting(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.setAttribute('data-printed', '');
    };
    window.close = () => undefined;
  });
}

/** Clicks, and returns the window that opens, in its print layout. */
export async function printedBy(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await click();
  const popup = await opening;
  await popup.locator('html[data-printed]').waitFor();
  return popup;
}

/** The text and size of each printed page. */
export async function printedPages(page: Page, paper: Paper): Promise<PrintedPage[]> {
  const file = await page.pdf({ format: paper, preferCSSPageSize: false });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { items } = await extractTextItems(document);
  return Promise.all(
    items.map(async (texts, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return {
        width,
        height,
        texts: texts
          .filter(({ str }) => str.trim() !== '')
          .map(({ str, x, y, width: length }) => ({ text: str, x, y, width: length })),
      };
    }),
  );
}

/** An entry of the outline that a PDF viewer shows beside the pages. */
export interface OutlineEntry {
  title: string;
  items: readonly OutlineEntry[];
}

export async function outlineOf(page: Page): Promise<readonly OutlineEntry[]> {
  const file = await page.pdf({ tagged: true, outline: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  return document.getOutline();
}
