/** For a window that counts as visible but is not painted. */
const PATIENCE_MS = 3000;

/**
 * The page is complete as it comes, so what the visitor sees first has the network to itself: the
 * server puts the page's code into a template, and it is asked for after the first paint.
 */
function loadCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (code) document.head.append(code.content);
  code?.remove();
}

if (document.hidden) {
  // The page is hidden: be ready when it is shown.
  loadCode();
} else {
  new PerformanceObserver(loadCode).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint when a page is opened at an anchor. Before the second frame comes the
  // first has been painted, in any engine.
  requestAnimationFrame(() => requestAnimationFrame(loadCode));
  setTimeout(loadCode, PATIENCE_MS);
}

/** What was pressed before the code was there is pressed when it is; links need no code. */
const early = new AbortController();
let pressed: HTMLButtonElement | null = null;

document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) {
      pressed = target.closest<HTMLButtonElement>('button:not([popovertarget])');
    }
  },
  { signal: early.signal },
);
document.addEventListener(
  'hydrated',
  () => {
    early.abort();
    pressed?.click();
  },
  { once: true },
);

export {};
