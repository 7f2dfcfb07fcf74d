const PATIENCE_MS = 6000;
/** A violation of the content policy is reported shortly after the request has failed. */
const REPORT_MS = 250;

/**
 * Tells when an outside page cannot be shown in a frame. A frame's own events do not: it fires
 * `load` for the browser's error page too. So the address is also asked for directly.
 * @returns what stops the watch
 */
export function watchScheduler(
  url: string,
  { onFailure, onSilence }: { onFailure: () => void; onSilence: () => void },
): () => void {
  const watch = new AbortController();
  let probeForbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') onFailure();
      if (effectiveDirective === 'connect-src') probeForbidden = true;
    },
    { signal: watch.signal },
  );

  const judge = () => {
    if (!probeForbidden && !watch.signal.aborted) onFailure();
  };
  fetch(url, { mode: 'no-cors', credentials: 'omit', signal: watch.signal }).catch(() =>
    setTimeout(judge, REPORT_MS),
  );
  const silence = setTimeout(onSilence, PATIENCE_MS);
  return () => {
    clearTimeout(silence);
    watch.abort();
  };
}
