import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { State } from './state.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { isAll } from '#testing/is-all.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
const WIDE = 1280;
const PHONE = 360;
const HEIGHT = 800;

/** The narrowest screen, and text at 200%: on a phone, and seldom on a tablet and a desktop. */
const FITS = [
  { width: 320, text: 100 },
  { width: 390, text: 200 },
  ...(isAll ? [768, 1280].map((width) => ({ width, text: 200 })) : []),
];
/** Of Chromium, in CSS pixels. */
const STANDARD_TEXT = 16;

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks that the state and its next states meet WCAG 2.2 AA on a phone, and that they fit a narrow screen
 * and large text: those that represent their page, in `npm run test:all` also on a wide screen, and all
 * others.
 */
export async function expectAccessible(visitor: Visitor, state: State): Promise<void> {
  const { page } = visitor;
  visitor.allowed.push(...(state.allow ?? []));
  await page.setViewportSize({
    width: state.maxWidth === undefined ? WIDE : PHONE,
    height: HEIGHT,
  });
  await state.show(visitor);
  if (isAll || state.isWide) {
    const hasWide = isAll && state.isWide && state.maxWidth === undefined;
    const widths = hasWide ? [WIDE, PHONE] : [PHONE];
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await violations(page), `${state.name} at ${width} px`).toEqual([]);
    }
    await expectFits(visitor, state);
  }
  for (const after of nextToCheck(state)) await expectAccessible(visitor, after);
}

/** The next states up to the last one that represents its page. */
function nextToCheck({ next = [] }: Pick<State, 'next'>): readonly State[] {
  return isAll ? next : next.slice(0, next.findLastIndex(representsPage) + 1);
}

/**
 * The states to check: in `npm run test:all` all, otherwise those that represent their page, because
 * axe takes longer than loading a page.
 */
export function statesToCheck<Each extends Pick<State, 'isWide' | 'next'>>(
  states: readonly Each[],
): readonly Each[] {
  return isAll ? states : states.filter(representsPage);
}

function representsPage({ isWide, next = [] }: Pick<State, 'isWide' | 'next'>): boolean {
  return isWide ?? next.some(representsPage);
}

/**
 * The problems that axe finds: the rule, the element, and the fix.
 * @param runOnly names of rules, or the tags of their groups
 */
export async function violations(
  page: Page,
  runOnly: readonly string[] = STANDARDS,
): Promise<string[]> {
  await page.evaluate(() => {
    // The promise of an animation inside a closed disclosure never settles.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    // Parts far below the viewport have no layout yet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (o: RunOptions) => AxeResults } }).axe.run(options),
    { ...OPTIONS, runOnly: [...runOnly] },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Checks that nothing is cut off and that no control is covered, on the narrowest screen and with text
 * at 200%.
 */
async function expectFits(
  { page, context }: Visitor,
  { name, maxWidth = Infinity }: Pick<State, 'name' | 'maxWidth'>,
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const setText = (percent: number) =>
    devtools.send('Page.setFontSizes', {
      fontSizes: { standard: (STANDARD_TEXT * percent) / 100 },
    });
  for (const { width, text } of FITS.filter((size) => (size.width * 100) / size.text <= maxWidth)) {
    await setText(text);
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await misfits(page), `${name} at ${width} px, text at ${text}%`).toEqual([]);
  }
  await setText(100);
  await devtools.detach();
}

/** What is cut off, out of reach, or covered. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) found.add(`the page scrolls ${sideways} px sideways`);

    const ancestors = function* (element: Element | null) {
      for (let it = element; it && it !== root && it !== document.body; it = it.parentElement)
        yield it;
    };
    /** Or clipped on purpose, or of a page behind something. */
    const isNotShown = (element: Element) =>
      element.closest('[inert]') !== null ||
      ancestors(element).some((it) => getComputedStyle(it).clipPath.startsWith('inset('));
    /** The box outside of which nothing of the element can be seen, even by scrolling. */
    const edges = (element: Element) => {
      let [left, right] = [0, root.clientWidth];
      let position = getComputedStyle(element).position;
      for (const it of ancestors(element)) {
        if (position === 'fixed') break;
        const style = getComputedStyle(it);
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        if (style.overflowX === 'visible') continue;
        if (
          style.overflowX === 'auto' ||
          style.overflowX === 'scroll' ||
          style.textOverflow === 'ellipsis'
        )
          return [-Infinity, Infinity] as const;
        const box = it.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      return [left, right] as const;
    };

    const scope =
      [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ??
      document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement!;
      if (text.textContent!.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const [from, to] = edges(parent);
      if ((left < from - 1 || right > to + 1) && !isNotShown(parent))
        found.add(`cut off: ${nameOf(parent)}`);
    }

    const scrolled = root.scrollTop;
    for (const control of scope.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      const target =
        control instanceof HTMLInputElement && control.labels?.[0] ? control.labels[0] : control;
      if (
        !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        isNotShown(target)
      )
        continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const boxes = [...target.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      const isReachable = boxes.some((box) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // A message can be dismissed.
        return hit && (target.contains(hit) || hit.closest('[role="status"], [role="alert"]'));
      });
      // Unlike a link that only the keyboard shows, or a bar that is not there yet.
      const isInView = boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
      if (isInView && !isReachable) found.add(`covered: ${nameOf(target)}`);
    }
    root.scrollTop = scrolled;
    return [...found];
  });
}
