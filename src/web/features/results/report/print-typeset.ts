import { printDocument } from '#web/lib/print-document.ts';
import { webFonts } from '#web/theme/web-fonts.ts';

/** Prints a document in the site's typefaces, in the window opened for it. */
export function printTypeset(html: string, popup: Window | null): void {
  printDocument(html, webFonts, popup);
}
