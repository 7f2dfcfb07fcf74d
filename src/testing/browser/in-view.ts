import type { Locator } from 'playwright-core';

/** How many pixels of the element's height are covered by bars or outside the window. */
export function tooManyPixels(element: Locator): Promise<number> {
  return element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('[data-fixed-bar]')?.getBoundingClientRect().top;
    const above = Math.max(0, header - top);
    const below = Math.max(0, bottom - (bar ?? window.innerHeight));
    return Math.floor(above + below);
  });
}
