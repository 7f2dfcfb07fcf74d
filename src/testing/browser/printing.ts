import type { BrowserContext } from 'playwright-core';

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
  /** The printed documents so far, in order. */
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
    window.print = () =>
      notes.notePrinted({
        title: document.title,
        text: document.body.innerText,
        html: document.documentElement.outerHTML,
        inFrame: window.parent !== window,
        at: Date.now(),
      });
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

/** Blocks new windows, as a popup blocker does. */
export async function blockPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.open = () => null;
  });
}
