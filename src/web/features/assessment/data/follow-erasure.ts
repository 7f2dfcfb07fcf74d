import { onErasedElsewhere } from './tabs.ts';

let isFollowing = false;

/** From now on this tab also forgets what another tab erases. */
export function followErasure(): void {
  if (isFollowing) return;
  isFollowing = true;
  onErasedElsewhere(async (erased) => (await import('./erasure.ts')).forgetHere(erased));
}
