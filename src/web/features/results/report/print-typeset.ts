import { printDocument } from '#web/lib/print-document.ts';
import { webFonts } from '#web/theme/web-fonts.ts';

/** Prints a document in the typefaces of the site, in the window that is open for it. */
export function printTypeset(html: string, popup: Window | null): void {
  printDocument(html, webFonts, popup);
}
