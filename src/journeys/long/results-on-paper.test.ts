import { describe, expect } from 'vitest';
import { reportCopy } from '#content/report.ts';
import { areas, type AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { REPORT_TITLE } from '#domain/report.ts';
import { button, type RatingPair } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { holdPrinting, printedBy, printedPages } from '#testing/browser/printing.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { closely, FOOT, textOf, printedInMargins } from '#journeys/testing/print-layout.ts';

/** Cover, overview, areas, and next steps. */
const MOST_PAGES = 6;

const isIn = (area: AreaName, ...these: AreaName[]) => these.includes(area);

/** Complete results: typical ones, and those with the longest texts. */
const results: Record<string, (area: AreaName, index: number) => RatingPair> = {
  'one area to start with': (area, index) =>
    isIn(area, 'Leadership of Others') ? [2, index % 3 ? 3 : 2] : [index % 2 ? 3 : 4, 4],
  'four equally weak areas': (area) =>
    isIn(area, 'Interpersonal Relationships') ? [5, 5] : [1, 1],
  'long names tie for third place': (_area, index) =>
    index % 17 === 0 ? [5, 5] : index % 4 === 1 ? [4, 5] : index % 4 === 2 ? [1, 2] : [3, 3],
};

const printReport = async ({ page, context }: Visitor, name: string) => {
  const rate = results[name]!;
  const id = await answeredEarlier(context, competencies.length, {
    ratings: (index) => rate(competencies[index]!.category, index),
  });
  await holdPrinting(page);
  await page.goto(`/assessment/dashboard?id=${id}`);
  return printedBy(page, () => button(page, 'Download Full Report').click());
};

describe.each(Object.keys(results))('%s', (name) => {
  journey('the report fits on six pages of A4 and of Letter', async ({ visitor }) => {
    const popup = await printReport(await visitor(), name);
    for (const paper of ['A4', 'Letter'] as const) {
      const pages = await printedInMargins(popup, paper);
      expect(pages.length, paper).toBeLessThanOrEqual(MOST_PAGES);
      for (const { height, texts } of pages.slice(1)) {
        // Their lines fill the rest of the page.
        if (texts.some(({ text: it }) => it === reportCopy.notes)) continue;
        const lowest = Math.min(...texts.filter(({ y }) => y > FOOT).map(({ y }) => y));
        expect(lowest, `${paper}: no page is half empty`).toBeLessThan(height / 2);
      }
      const text = textOf(pages);
      for (const { name: competency, question1, question2 } of competencies) {
        for (const part of [competency, question1, question2]) {
          expect(closely(text)).toContain(closely(part));
        }
      }
      expect(text).toContain(REPORT_TITLE);
      expect(text).toContain('https://example.com/calendar');
    }
  });
});

journey('no border touches the edge of a page, where it would be cut off', async ({ visitor }) => {
  const popup = await printReport(await visitor(), 'four equally weak areas');
  await popup.emulateMedia({ media: 'print' });
  const { rights, edge } = await popup.evaluate(() => ({
    rights: [...document.querySelectorAll('article, section')].map(
      (box) => box.getBoundingClientRect().right,
    ),
    edge: document.documentElement.clientWidth,
  }));
  expect(rights.length).toBeGreaterThan(3);
  expect(Math.max(...rights)).toBeLessThan(edge);
});

journey("the report uses the site's fonts", async ({ visitor }) => {
  const popup = await printReport(await visitor(), 'one area to start with');
  const file = (await popup.pdf()).toString('latin1');
  expect(file).toMatch(/\/FontName \/\w+\+Fraunces/);
  expect(file).toMatch(/\/FontName \/\w+\+Inter/);
  expect(file).not.toMatch(/\/FontName \/\w+\+(Liberation|DejaVu|Gelasio)/);
});

journey('the report prints without its fonts', async ({ visitor }) => {
  const me = await visitor({ allow: ['.woff2', 'Failed to load resource'] });
  await me.context.route(/\.woff2$/, (route) => route.abort());
  const popup = await printReport(me, 'one area to start with');
  const pages = await printedPages(popup, 'A4');
  expect(textOf(pages)).toContain(REPORT_TITLE);
  expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
});

journey('an open report can be read on a phone', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844, touch: true });
  const popup = await printReport(me, 'four equally weak areas');
  await popup.setViewportSize({ width: 390, height: 844 });
  const { sideways, smallest } = await popup.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sizes = [...document.querySelectorAll('p, li, dt, dd, th, td, h1, h2, h3, h4')].map(
      (element) => parseFloat(getComputedStyle(element).fontSize),
    );
    return { sideways: scrollWidth - clientWidth, smallest: Math.min(...sizes) };
  });
  expect(sideways).toBeLessThanOrEqual(0);
  expect(smallest).toBeGreaterThanOrEqual(14);
});

journey('the printed dashboard has its radar', async ({ visitor }) => {
  const { page, context } = await visitor({ height: 500 });
  const id = await answeredEarlier(context, competencies.length);
  await page.goto(`/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  const pages = await printedPages(page, 'A4');
  const text = textOf(pages);
  for (const { axis } of areas) {
    // The short name is in the radar; the full name also appears elsewhere.
    expect(text).toMatch(new RegExp(`(^| )${RegExp.escape(axis)} (?!&|Relationships)`));
  }
});
