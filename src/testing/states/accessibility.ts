import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { State } from './state.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
const WIDE = 1280;
const PHONE = 360;
const NARROWEST = 320;
const HEIGHT = 800;

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks that the state and its next states meet WCAG 2.2 AA on a phone, and on a wide screen if
 * they represent their page, and that they fit the narrowest screen.
 */
export async function expectAccessible(visitor: Visitor, state: State): Promise<void> {
  const { page } = visitor;
  visitor.allowed.push(...(state.allow ?? []));
  await page.setViewportSize({
    width: state.maxWidth === undefined ? WIDE : PHONE,
    height: HEIGHT,
  });
  await state.show(visitor);
  const widths = state.isWide ? [WIDE, PHONE] : [PHONE];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await violations(page), `${state.name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  expect(
    await sidewaysScroll(page),
    `${state.name}, pixels to scroll sideways`,
  ).toBeLessThanOrEqual(0);
  for (const after of state.next ?? []) await expectAccessible(visitor, after);
}

/**
 * The states to check: in `npm run test:all` all, otherwise those that represent their page, because
 * axe takes longer than loading a page.
 */
export function statesToCheck<Each extends Pick<State, 'isWide' | 'next'>>(
  states: readonly Each[],
): readonly Each[] {
  return process.env['TEST_ALL'] === undefined ? states.filter(representsPage) : states;
}

function representsPage({ isWide, next = [] }: Pick<State, 'isWide' | 'next'>): boolean {
  return isWide ?? next.some(representsPage);
}

/** The problems that axe finds: the rule, the element, and the fix. */
export async function violations(page: Page): Promise<string[]> {
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
    (rules) =>
      (window as unknown as { axe: { run: (o: RunOptions) => AxeResults } }).axe.run(rules),
    RULES,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
