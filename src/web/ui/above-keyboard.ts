/**
 * Keeps an open dialog above the on-screen keyboard. Only Safari needs it, which lays the keyboard over
 * the page. In other browsers the keyboard makes the window smaller (index.html requests that).
 * @returns a function that stops it
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
