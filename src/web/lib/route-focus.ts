import type { RouterEvents } from '@tanstack/react-router';

/**
 * Moves the focus after a navigation, as a page load would: to the section named in the address, or
 * else to the page's content. A link to the current place leads back to its section, or to the top.
 */
export function moveFocus({
  fromLocation,
  toLocation,
  pathChanged,
  hashChanged,
  hrefChanged,
}: RouterEvents['onRendered']): void {
  // After a page load the browser starts at the top by itself.
  if (!fromLocation || fromLocation === toLocation) return;
  const isAgain = !hrefChanged;
  if (!pathChanged && !hashChanged && !isAgain) return;
  const content = document.getElementById('main');
  // The new page has put the focus where its visitor continues.
  if (pathChanged && content?.contains(document.activeElement)) return;
  const section = toLocation.hash ? document.getElementById(toLocation.hash) : null;
  const target = section ?? content;
  if (!target) return;
  if (section) section.tabIndex = -1;
  // The router handles scrolling, except that it does nothing here.
  if (isAgain) (section ?? document.documentElement).scrollIntoView();
  target.focus({ preventScroll: true });
}
