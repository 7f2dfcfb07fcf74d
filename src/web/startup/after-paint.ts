/*
 * Runs before the first paint. The server's page begins with an introduction and the first question. This
 * hides the introduction from visitors who have started, and the question from visitors whom this browser
 * knows, because they may be at another one.
 */
try {
  const root = document.documentElement;
  root.toggleAttribute('data-started', sessionStorage.getItem('assessment_started') !== null);
  const recent = localStorage.getItem('assessments_seen') ?? '[]';
  const isNamed = new URLSearchParams(location.search).has('id');
  root.toggleAttribute('data-known', recent !== '[]' || isNamed);
} catch {
  // Without storage, both are shown until the answers are loaded.
}

/** For a window that counts as visible but is not painted. */
const PATIENCE_MS = 3000;
/** After the first frame, for a browser that reports no paint. */
const UNREPORTED_PAINT_MS = 200;

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
  // Firefox reports no paint when a page is opened at an anchor. Elsewhere the report comes first.
  requestAnimationFrame(() => setTimeout(loadCode, UNREPORTED_PAINT_MS));
  setTimeout(loadCode, PATIENCE_MS);
}

/**
 * Replays what was pressed before the code was loaded: the last click on a button, the last one of each group
 * of radios, and the key that goes to the next question. Links need no code.
 */
const early = new AbortController();
const pressed = new Map<string, HTMLElement>();
let key = '';

document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLButtonElement | HTMLInputElement>(
      'button:not([popovertarget]), [type="radio"]',
    );
    if (control) pressed.set(control.name, control);
    else pressed.delete('');
  },
  { signal: early.signal },
);
document.addEventListener(
  'keydown',
  ({ key: last, target }) => {
    // On a radio, an arrow chooses; on a button, Enter clicks.
    const isFree =
      target === document.body || (last === 'Enter' && target instanceof HTMLInputElement);
    key = isFree ? last : '';
  },
  { signal: early.signal },
);
document.addEventListener(
  'hydrated',
  () => {
    early.abort();
    pressed.forEach((control) => control.click());
    if (key === 'Enter' || key === 'ArrowRight') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  },
  { once: true },
);
