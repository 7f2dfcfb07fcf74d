import { showToast } from '#web/ui/toast.ts';

/** The code that prints is not needed before there is something to print. */
export const loadPrinting = () => import('./print-typeset.ts');

/**
 * Prints a document as soon as it is there. The window opens at once, as browsers allow that in a
 * click alone; if the document never comes, the window closes and a toast says so.
 */
export function printWhenReady(html: Promise<string>, what: string): void {
  const popup = window.open('', '_blank');
  Promise.all([html, loadPrinting()]).then(
    ([document, { printTypeset }]) => printTypeset(document, popup),
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
