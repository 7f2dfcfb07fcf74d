/** From now on the assessment opens in this browser without a connection too. */
export function openWithoutConnection(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without it, as in some private windows, the page needs a connection to open.
  navigator.serviceWorker
    .register('/assessment-worker.js', { scope: '/assessment' })
    .catch(() => undefined);
}
