try {
  // Before the first paint: the server's page begins with an introduction, which this visitor has read.
  if (sessionStorage.getItem('assessment_begun')) {
    document.documentElement.toggleAttribute('data-begun', true);
  }
} catch {
  // Without storage, the introduction is shown until the answers are loaded.
}

/** For a window that counts as visible but is not painted. */
const PATIENCE_MS = 3000;

/**
 * The server's HTML is complete, so what the visitor sees first should have the network to itself.
 * The server puts the page's code into a template; this loads it after the first paint.
 */
function loadCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (code) document.head.append(code.content);
  code?.remove();
}

if (document.hidden) {
  // If the page is hidden, be ready when it is shown.
  loadCode();
} else {
  new PerformanceObserver(loadCode).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint when a page is opened at an anchor. In any engine, the first frame has
  // been painted before the second.
  requestAnimationFrame(() => requestAnimationFrame(loadCode));
  setTimeout(loadCode, PATIENCE_MS);
}

/** Replays clicks from before the code was loaded; links need no code. */
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
