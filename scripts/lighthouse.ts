import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { pages } from '#content/pages.ts';
import { freePort } from './bench/servers.ts';
import { startBuiltApp } from './built-app.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';

/** Scores of 100, seconds, and shares of the window. */
const goals = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const LCP_LIMIT_MS = 1500;
const CLS_LIMIT = 0.01;

/** What is below its goal is measured so often, and the median taken; and that as often again. */
const RUNS = 3;
const ATTEMPTS = 3;

interface Measured {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  scriptBytes: number;
  /** What took points, named by Lighthouse. */
  faults: string[];
}

/** All but the dashboard, which is for one visitor, and the page of addresses without a page. */
const measuredPages = Object.entries(pages)
  .filter(([id]) => id !== 'dashboard' && id !== 'notFound')
  .map(([, page]) => page);

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, details: { type: 'boolean', default: false } },
});

async function measure(port: number, url: string, isIndexed: boolean): Promise<Measured> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'silent', output: 'json' },
    {
      extends: 'lighthouse:default',
      // That a page is kept out of the index is no fault where it is meant to be.
      settings: { skipAudits: isIndexed ? [] : ['is-crawlable'] },
    },
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  const requests = audits['network-requests']?.details as
    { items: { resourceType?: string; transferSize?: number }[] } | undefined;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: (requests?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

function isGood(measured: Measured): boolean {
  return (
    Object.entries(goals).every(([name, goal]) => measured[name as keyof typeof goals] >= goal) &&
    measured.lcpMs <= LCP_LIMIT_MS &&
    measured.cls <= CLS_LIMIT
  );
}

/** One run if it is good; otherwise the medians of three, at best of three times. */
async function measureFairly(run: () => Promise<Measured>): Promise<Measured> {
  const first = await run();
  if (isGood(first)) return first;
  let runs = [first];
  for (let attempt = 0; ; attempt += 1) {
    while (runs.length < RUNS) runs.push(await run());
    const median = medians(runs);
    if (isGood(median) || attempt === ATTEMPTS - 1) return median;
    runs = [];
  }
}

function medians(runs: readonly Measured[]): Measured {
  const middle = (name: Exclude<keyof Measured, 'faults'>) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[runs.length >> 1]!;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcpMs: middle('lcpMs'),
    cls: middle('cls'),
    scriptBytes: middle('scriptBytes'),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

const app = await startBuiltApp();
try {
  const port = await freePort();
  const launch = await launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const rows = [];
    for (const { path, index } of measuredPages) {
      if (options.only !== undefined && path !== options.only) continue;
      const measured = await measureFairly(() => measure(port, app.origin + path, index));
      const good = isGood(measured);
      if (!good) process.exitCode = 1;
      rows.push({
        page: path,
        performance: measured.performance,
        accessibility: measured.accessibility,
        'best practices': measured.bestPractices,
        SEO: measured.seo,
        'LCP s': (measured.lcpMs / 1000).toFixed(2),
        CLS: measured.cls.toFixed(3),
        'JS KB': (measured.scriptBytes / 1000).toFixed(1),
        verdict: good ? 'reached' : 'missed',
      });
      if (!good || options.details) console.error(`${path}: ${measured.faults.join('; ')}`);
    }
    console.table(rows);
    console.log(
      `Lighthouse as it comes: a throttled phone. Goals: performance ${goals.performance}, the others ` +
        `100, LCP ${LCP_LIMIT_MS / 1000} s, CLS ${CLS_LIMIT}; medians of ${RUNS} runs where one was ` +
        'below.\nPages kept out of the index are not blamed for that. JS KB: 1000 bytes, with ' +
        `headers. Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
    );
  } finally {
    await browser.close();
  }
} finally {
  await app.stop();
}
