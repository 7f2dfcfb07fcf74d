import { listenToTabs } from './tabs.ts';

let isFollowing = false;

/** From now on this tab also forgets what another tab erases. */
export function followErasure(): void {
  if (isFollowing) return;
  isFollowing = true;
  listenToTabs(async (message) => {
    if ('erased' in message) await (await import('./erasure.ts')).forgetHere(message.erased);
  });
}
