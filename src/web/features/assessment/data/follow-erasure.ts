import { hearErased } from './tabs.ts';

let isHearing = false;

/** From now on, whatever the page shows: what another tab erases is forgotten in this one too. */
export function followErasing(): void {
  if (isHearing) return;
  isHearing = true;
  hearErased(async (erased) => (await import('./erasure.ts')).forgetHere(erased));
}
