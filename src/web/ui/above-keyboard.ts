/**
 * Keeps an open dialog in the part of the window that a keyboard on the screen leaves free. Where the
 * keyboard makes the window smaller (index.html asks for it), there is nothing to do; Safari lays its
 * own over the page.
 * @returns what ends it
 */
export function keepAboveKeyboard({ style }: HTMLDialogElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const fit = () => {
    const covered = window.innerHeight - view.height;
    // Who has zoomed in sees a part of the dialog because they want to.
    const isCovered = covered > 1 && view.scale < 1.01;
    style.insetBlock = isCovered ? `${view.offsetTop}px ${covered - view.offsetTop}px` : '';
    style.maxHeight = isCovered ? `calc(${view.height}px - 1rem)` : '';
  };
  const watch = new AbortController();
  for (const event of ['resize', 'scroll']) view.addEventListener(event, fit, watch);
  fit();
  return () => watch.abort();
}
