import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { openBrowser } from '#testing/browser/browser.ts';
import { serveSite } from '#testing/browser/site.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';
import { sharingStates } from '#testing/states/sharing.ts';
import { comparisonStates } from '#testing/states/comparison.ts';
import { assessmentStates } from '#testing/states/assessment.ts';
import { printedStates } from '#testing/states/report.ts';
import { openVisitor } from '#testing/browser/visitor.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import type { State } from '#testing/states/state.ts';

const out = process.env['OUT'] ?? '/tmp/a-look';
const words = process.argv.slice(2);
const sizes = [[390, 844], [1440, 900]] as const;
const mixed = (index: number): any => [[4, 4], [4, 5], [3, 4], [5, 4], [4, 4], [3, 3], [4, 5]][index % 7];
const contradicted = (index: number): any => (index < 7 ? [3, 4] : [2, 3]);
const dash = (name: string, count: number, ratings: any): State => ({
  name,
  show: async ({ page, context }) => {
    const id = await answeredEarlier(context, count, { ratings, email: `${name}@example.com` });
    await page.goto(`/assessment/dashboard?id=${id}`);
    await page.getByRole('heading', { name: 'Assessment Summary' }).waitFor();
    await seeChart(page);
  },
});
const printed = (name: string, count: number, ratings: any): State => ({
  name,
  show: async ({ page, context }) => {
    const { printed: docs } = await watchPrinting(context);
    const id = await answeredEarlier(context, count, { ratings, email: `${name}@example.com` });
    await page.goto(`/assessment/dashboard?id=${id}`);
    await page.getByRole('heading', { name: 'Assessment Summary' }).waitFor();
    const closing = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
    await button(page, 'Download Full Report').click();
    await closing;
    const fonts = await page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => ({ family: style.getPropertyValue('font-family'), source: style.getPropertyValue('src'), weight: style.getPropertyValue('font-weight'), unicodeRange: style.getPropertyValue('unicode-range') })));
    await page.setContent(`<!doctype html>${docs[0]!.html}`);
    await page.evaluate(async (faces) => { for (const { family, source, ...descriptors } of faces) if (source.includes('url(')) document.fonts.add(await new FontFace(family, source, descriptors).load()); }, fonts);
  },
});
const extra: State[] = [
  dash('x-one-area', 7, mixed),
  dash('x-contradicted', 20, contradicted),
  dash('x-two-competencies', 2, mixed),
  dash('x-mixed', 35, mixed),
  printed('report-x-mixed', 35, mixed),
  printed('report-x-equal', 35, () => [3, 3]),
];
const all = [...dashboardStates, ...sharingStates, ...comparisonStates, ...assessmentStates, ...printedStates, ...extra];
const dataDir = await mkdtemp(join(tmpdir(), 'a-look-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
await migrateToLatest(postgres.url);
const browser = await openBrowser();
try {
  await mkdir(out, { recursive: true });
  const site = await serveSite(postgres.url);
  for (const state of all.filter(({ name }) => words.includes(name))) {
    const visitor = await openVisitor(browser, site, { allow: ["Blocked script execution in 'about:srcdoc'"] });
    await visitor.context.clock.setFixedTime('2025-03-14T09:00:00Z');
    const { page } = visitor; page.setDefaultTimeout(200000); visitor.context.setDefaultTimeout(200000);
    if (process.env['FORCED']) await page.emulateMedia({ forcedColors: 'active', colorScheme: process.env['FORCED'] as any });
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await state.show(visitor);
      const isPrinted = state.name.startsWith('report') || state.name.startsWith('printed');
      if (isPrinted) {
        for (const format of ['A4', 'Letter']) await page.pdf({ path: join(out, `${state.name}-${format}.pdf`), format, preferCSSPageSize: false });
      } else {
        for (const [width, height] of sizes) {
          let shown: number = height;
          for (let round = 0; round < 3; round += 1) {
            await page.setViewportSize({ width, height: shown });
            const whole = await page.evaluate(async () => {
              window.scrollTo({ top: 0, behavior: 'instant' });
              const sheet = new CSSStyleSheet();
              sheet.replaceSync('* { content-visibility: visible !important }');
              document.adoptedStyleSheets = [sheet];
              await document.fonts.ready;
              return document.documentElement.scrollHeight;
            });
            shown = Math.max(height, whole);
          }
          await page.waitForTimeout(800);
          await page.screenshot({ path: join(out, `${state.name}-${width}.png`), animations: 'disabled' });
        }
        if (process.env['PDF']) await page.pdf({ path: join(out, `${state.name}-page.pdf`), format: 'A4' });
      }
      console.log(state.name);
      await visitor.leave();
    } catch (error) { console.error(state.name, (error as Error).message); }
  }
  await site.close();
} finally {
  await browser.close();
  await postgres.stop();
  if (await removeEmbeddedPostgres(dataDir)) await rm(dataDir, { recursive: true, force: true });
}
