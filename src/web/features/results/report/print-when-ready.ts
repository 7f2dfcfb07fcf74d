import { showToast } from '#web/ui/toast.ts';

/** The code that prints is not needed before there is something to print. */
export const loadPrinting = () => import('#web/lib/print-document.tsx');

/**
 * Prints a document in the site's typefaces as soon as it is loaded. The window opens at once, because browsers allow it only
 * during a click. If loading fails, the window closes and a toast says so.
 */
export function printWhenReady(html: Promise<string>, what: string): void {
  const popup = window.open('', '_blank');
  Promise.all([html, loadPrinting()]).then(
    ([document, { printDocument, webFonts }]) => printDocument(document, webFonts, popup),
    () => {
      popup?.close();
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to prepare ${what}. Check your connection, then try again.`,
      });
    },
  );
}
