import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const TAB_LIMIT = 60;

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Clicks, or presses Enter, twice: so fast that no timer of the page runs in between. */
export function twice(locator: Locator, act: 'click' | 'Enter'): Promise<void> {
  return locator.evaluate(async (element: HTMLElement, event) => {
    const press = () =>
      event === 'click'
        ? element.click()
        : element.dispatchEvent(new KeyboardEvent('keydown', { key: event, bubbles: true }));
    press();
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
    press();
  }, act);
}

/** Presses Tab (or another key) until the element has the focus, and checks that no bar covers it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < TAB_LIMIT; presses += 1) {
    await page.keyboard.press(key);
    expect(await coveringBar(page)).toBeNull();
    if (await isFocused(target)) return;
  }
  throw new Error(`Not reached by ${TAB_LIMIT} times ${key}: ${target.toString()}`);
}

/** The fixed bar that covers the focused element; null if none does. */
export function coveringBar(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('dialog')) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) {
      return `outside the window: ${focused.outerHTML.slice(0, 120)}`;
    }
    const bars = [...document.querySelectorAll('[data-fixed-bar], header')].filter(
      (bar) =>
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position) && !bar.contains(focused),
    );
    const covering = bars.find((bar) => {
      const rect = bar.getBoundingClientRect();
      // Allow half a pixel for rounding.
      return (
        rect.top + 0.5 < bottom && rect.bottom - 0.5 > top && rect.left < right && rect.right > left
      );
    });
    return covering
      ? `${covering.outerHTML.slice(0, 60)} over ${focused.outerHTML.slice(0, 120)}`
      : null;
  });
}

/** Tabs once through the page and returns the names of the focused elements in order. */
export async function tabAround(page: Page, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < TAB_LIMIT; presses += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const label = focused.ariaLabel ?? focused.textContent;
      return (label === '' ? focused.closest('label')?.textContent : label) ?? '';
    });
    if (name === null) return names;
    expect(await coveringBar(page)).toBeNull();
    names.push(name.trim());
  }
  throw new Error(`Tab does not come around: ${names.join(', ')}`);
}

/** Checks that Tab stays in the dialog and reaches every control in it. */
export async function expectFocusTrap(page: Page, dialog: Locator): Promise<void> {
  const count = await dialog.locator('button:enabled, input:enabled, a[href]').count();
  const reached = new Set<string>();
  for (let presses = 0; presses < 2 * count + 2; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await dialog.evaluate((box) => {
      const focused = document.activeElement;
      // Between the last and the first control, the focus passes through the browser's own controls.
      if (!focused || focused === document.body || focused === box) return '';
      return box.contains(focused) ? focused.outerHTML : 'outside';
    });
    expect(where).not.toBe('outside');
    if (where !== '') reached.add(where);
  }
  expect(reached.size).toBe(count);
}

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
