import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Cookie } from 'playwright-core';
import { pages } from '#content/pages.ts';
import { median } from '#scripts/bench/figures.ts';
import { withBench, withMail } from '#scripts/bench/with-bench.ts';
import { readArguments } from '#scripts/command.ts';
import { installedTool } from '#scripts/tools.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import { freePort } from '#testing/free-port.ts';

const CLS_LIMIT = 0.01;
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goals = {
  page: { performance: 100, lcpMs: 1500 },
  /** The page loads before its figures do. */
  results: { performance: 100, lcpMs: 1800 },
};

/** A page below its goal gets three attempts, each the median of three runs. */
const RUNS = 3;
const ATTEMPTS = 3;

type Figures = Record<(typeof scores)[number] | 'lcpMs' | 'cls' | 'scriptBytes', number>;

interface Measured {
  figures: Figures;
  /** The audits that cost points. */
  faults: string[];
}

interface Target {
  /** The page, as `--only` names it. */
  path: string;
  isIndexed: boolean;
  /** The query, or the rest of the path. */
  rest: string;
  goal: (typeof goals)['page'];
  /** Opens the page in the owner's browser. */
  cookies?: Owner['cookies'];
}

/** What is read of Lighthouse's result. */
interface Result {
  runtimeError?: { message: string };
  audits: Record<string, Audit | undefined>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items: { resourceType?: string; transferSize?: number }[] };
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Result }>;

const { values: options } = readArguments('measure -- lighthouse [--only PATH --details]', {
  options: { only: { type: 'string' }, details: { type: 'boolean', default: false } },
});
const tool = pathToFileURL(await installedTool('lighthouse/core/index.js')).href;
const { default: lighthouse } = (await import(tool)) as { default: Lighthouse };

async function report(port: number, url: string, isIndexed: boolean): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const flags = { port, logLevel: 'silent', output: 'json' };
    // Pages may be kept out of search engines on purpose.
    const settings = { skipAudits: isIndexed ? [] : ['is-crawlable'] };
    const { lhr } = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
    if (!lhr.runtimeError) return lhr;
    // Chromium sometimes loses its own trace, which says nothing about the page.
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

async function measure(port: number, url: string, isIndexed: boolean): Promise<Measured> {
  const { audits, categories } = await report(port, url, isIndexed);
  const value = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scored = scores.map((name) => [name, Math.round(categories[name]!.score * 100)]);
  return {
    figures: {
      ...(Object.fromEntries(scored) as Figures),
      lcpMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    },
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

function isGood({ figures }: Measured, { goal }: Target): boolean {
  const [performance, ...others] = scores.map((name) => figures[name]);
  return (
    performance! >= goal.performance &&
    others.every((score) => score === 100) &&
    figures.lcpMs <= goal.lcpMs &&
    figures.cls <= CLS_LIMIT
  );
}

/** One run if it is good; otherwise the medians of three runs, up to three times. */
async function measureFairly(
  run: () => Promise<Measured>,
  isEnough: (measured: Measured) => boolean,
): Promise<Measured> {
  const first = await run();
  if (isEnough(first)) return first;
  for (let attempt = 1, runs = [first]; ; attempt += 1, runs = []) {
    while (runs.length < RUNS) runs.push(await run());
    const middle = Object.keys(first.figures).map((name) => [
      name,
      median(runs.map(({ figures }) => figures[name as keyof Figures])),
    ]);
    const measured = {
      figures: Object.fromEntries(middle) as Figures,
      faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    };
    if (isEnough(measured) || attempt === ATTEMPTS) return measured;
  }
}

/** Someone who completed the assessment twice, planned, and shares the results. */
interface Owner {
  id: string;
  earlierId: string;
  token: string;
  cookies: Pick<Cookie, 'name' | 'value' | 'domain' | 'path'>[];
}

/** Runs in a separate context, so that other visitors do not have the owner's cookies. */
async function makeOwner(browser: Browser, origin: string): Promise<Owner> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const results = await hasResults(context, 'phone@example.com');
    const { url } = await madeLink(context, results.id, { withPlan: true });
    const cookies = (await context.cookies()).map(({ name, value, domain, path }) => {
      return { name, value, domain, path };
    });
    return { ...results, token: url.split('/').at(-1)!, cookies };
  } finally {
    await context.close();
  }
}

/** All pages but Not found; pages with results also as their owner sees them. */
function targets({ id, earlierId, token, cookies }: Owner): Target[] {
  const goal = goals.results;
  const filled = new Map<string, Pick<Target, 'rest' | 'cookies' | 'goal'>[]>([
    [
      pages.dashboard.path,
      [
        { rest: `?id=${id}`, goal },
        { rest: `?id=${id}`, goal, cookies },
      ],
    ],
    [pages.plan.path, [{ rest: `?id=${id}`, goal, cookies }]],
    [pages.comparison.path, [{ rest: `?id=${id}&with=${earlierId}`, goal, cookies }]],
    [pages.ownFeedback.path, [{ rest: `?id=${id}`, goal, cookies }]],
    [pages.shared.path, [{ rest: `/${token}`, goal }]],
    // Without a token: only the browser sees that there is none.
    [pages.feedback.path, [{ rest: '', goal }]],
  ]);
  return Object.values(pages)
    .filter((page) => page !== pages.notFound)
    .flatMap(({ path, index: isIndexed }) =>
      (filled.get(path) ?? [{ rest: '', goal: goals.page }]).map((opened) => ({
        path,
        isIndexed,
        ...opened,
      })),
    );
}

await withBench(async ({ startProduct }) => {
  const { origin } = await startProduct(withMail);
  const port = await freePort();
  const launch = await launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const session = await browser.newBrowserCDPSession();
    const rows = [];
    for (const target of targets(await makeOwner(browser, origin))) {
      const { path, rest, cookies, goal, isIndexed } = target;
      if (options.only !== undefined && !options.only.split(',').includes(path)) continue;
      const isEnough = (measured: Measured) => isGood(measured, target);
      // Starts as a new browser, or as the owner's.
      await session.send('Storage.clearCookies');
      if (cookies) await session.send('Storage.setCookies', { cookies });
      const measured = await measureFairly(
        () => measure(port, origin + path + rest, isIndexed),
        isEnough,
      );
      const good = isEnough(measured);
      if (!good) process.exitCode = 1;
      const { lcpMs, cls, scriptBytes, ...scored } = measured.figures;
      rows.push({
        page: cookies === undefined ? path : `${path} (its owner)`,
        ...scored,
        'LCP s': (lcpMs / 1000).toFixed(2),
        goals: `${goal.performance}, ${(goal.lcpMs / 1000).toFixed(1)} s`,
        CLS: cls.toFixed(3),
        'JS KB': (scriptBytes / 1000).toFixed(1),
        verdict: good ? 'reached' : 'missed',
      });
      if (!good || options.details) console.error(`${path}: ${measured.faults.join('; ')}`);
    }
    console.table(rows);
    console.log(
      "Lighthouse's defaults: a throttled phone. Goals: for performance and LCP as listed, the other " +
        `scores 100, CLS ${CLS_LIMIT}; medians of ${RUNS} runs where one was below. The results are ` +
        'those of a complete assessment, opened by their link; their owner sees a plan as well.\n' +
        'Pages kept out of the index are not blamed for that. JS KB: 1000 bytes, with headers. Load ' +
        `of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
    );
  } finally {
    await browser.close();
  }
});
