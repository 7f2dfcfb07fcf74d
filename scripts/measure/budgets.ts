import { chromium, type Browser, type Request } from 'playwright-core';
import { retakeCopy } from '#content/comparison.ts';
import { myPlan } from '#content/my-plan.ts';
import { pages } from '#content/pages.ts';
import { competencies } from '#domain/competencies.ts';
import { seeChart } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { withBench, withMail } from '#scripts/bench/with-bench.ts';

/** Bytes of JavaScript that a page may load by itself; KB are 1000 bytes. */
const KB = 1000;
const PUBLIC_PAGE_LIMIT = 95 * KB;
const ASSESSMENT_LIMIT = 135 * KB;
const DASHBOARD_LIMIT = 175 * KB;
/** Pages wait for an idle network most of the time. */
const AT_ONCE = 4;

interface Budget {
  path: string;
  limit: number;
}

interface Weight {
  files: number;
  /** The compressed bodies. */
  bytes: number;
}

const ofResults = new Set<string>(
  [pages.dashboard, pages.plan, pages.comparison, pages.ownFeedback, pages.shared].map(
    ({ path }) => path,
  ),
);

/** The dashboard and the shared page are measured with a complete assessment. */
const budgets: Budget[] = Object.values(pages).map(({ path }) => {
  if (path === pages.assessment.path) return { path, limit: ASSESSMENT_LIMIT };
  // It has the assessment's questions.
  if (path === pages.feedback.path) return { path, limit: ASSESSMENT_LIMIT };
  // It works with the assessments that the browser stores.
  if (path === pages.yourData.path) return { path, limit: ASSESSMENT_LIMIT };
  if (ofResults.has(path)) return { path, limit: DASHBOARD_LIMIT };
  return { path, limit: PUBLIC_PAGE_LIMIT };
});

/** All JavaScript that a new browser loads until the network is idle. */
async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const filled = await filledAddress();
    const page = await context.newPage();
    await page.addInitScript(() =>
      document.addEventListener('hydrated', () => {
        document.documentElement.toggleAttribute('data-hydrated', true);
      }),
    );
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(filled ?? path);
    // On a busy machine the network is idle before the page asks for its code.
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
    if (path === pages.dashboard.path) {
      // The parts whose code comes last.
      await page.getByRole('link', { name: myPlan.card.begin }).waitFor();
      await page.getByRole('heading', { name: retakeCopy.title }).waitFor({ state: 'attached' });
    } else if (filled !== undefined) await seeChart(page);
    await page.waitForLoadState('networkidle');

    const weight: Weight = { files: 0, bytes: 0 };
    for (const request of finished) {
      const response = await request.response();
      if (!response?.headers()['content-type']?.includes('javascript')) continue;
      if (response.headers()['content-encoding'] !== 'br') {
        throw new Error(`${request.url()} was not compressed with brotli`);
      }
      const { responseBodySize } = await request.sizes();
      weight.files += 1;
      weight.bytes += responseBodySize;
    }
    if (weight.files === 0) throw new Error(`${path} loads no JavaScript at all`);
    return weight;
  } finally {
    await context.close();
  }

  async function filledAddress(): Promise<string | undefined> {
    if (path === pages.dashboard.path) {
      const email = 'budget@example.com';
      return `${path}?id=${await answeredEarlier(context, competencies.length, { email })}`;
    }
    if (path !== pages.shared.path) return undefined;
    const { id, earlierId } = await hasResults(context);
    return (await madeLink(context, id, { withPlan: true, comparedWith: earlierId })).url;
  }
}

const inKB = (bytes: number) => (bytes / KB).toFixed(1);

await withBench(async ({ startProduct }) => {
  const { origin } = await startProduct(withMail);
  const browser = await chromium.launch(await launchOptions());
  try {
    const weights = new Map<string, Weight>();
    const waiting = budgets.values();
    const work = async () => {
      for (const { path } of waiting) weights.set(path, await weigh(browser, origin, path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const rows = budgets.map(({ path, limit }) => {
      const { files, bytes } = weights.get(path)!;
      if (bytes > limit) process.exitCode = 1;
      return {
        page: path,
        files,
        'JavaScript KB': inKB(bytes),
        'limit KB': limit / KB,
        verdict: bytes <= limit ? 'within' : `over by ${inKB(bytes - limit)}`,
      };
    });
    console.table(rows);
    console.log(
      'Bytes on the wire of all JavaScript that a page loads by itself, until its network is idle:' +
        '\nbodies compressed with brotli, KB = 1000 bytes. The dashboard is that of a complete ' +
        'assessment; its suggestions load once the reader comes near.',
    );
  } finally {
    await browser.close();
  }
});
