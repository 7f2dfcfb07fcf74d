/**
 * Keeps an open dialog in the part of the window that a keyboard on the screen leaves free. Where the
 * keyboard makes the window smaller (index.html asks for it), there is nothing to do; Safari lays its
 * own over the page.
 * @returns a function that ends it
 */
export function keepAboveKeyboard({ style }: HTMLDialogElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const fit = () => {
    const covered = window.innerHeight - view.height;
    // Zoomed in, the visitor chooses which part of the dialog is visible.
    const isCovered = covered > 1 && view.scale < 1.01;
    style.insetBlock = isCovered ? `${view.offsetTop}px ${covered - view.offsetTop}px` : '';
    style.maxHeight = isCovered ? `calc(${view.height}px - 1rem)` : '';
  };
  const watch = new AbortController();
  for (const event of ['resize', 'scroll']) view.addEventListener(event, fit, watch);
  fit();
  return () => watch.abort();
}
