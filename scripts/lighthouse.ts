import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { pages } from '#content/pages.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { freePort } from './bench/servers.ts';
import { startBuiltApp } from './built-app.ts';

/** Scores of 100, seconds, and shares of the window. */
const goals = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const LCP_LIMIT_MS = 1500;
/** The dashboard's figures are on their way when its page has come, and not before. */
const DASHBOARD_LCP_LIMIT_MS = 1800;
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

interface Target {
  /** Of the page, as `--only` names it. */
  path: string;
  /** What follows it in the address. */
  rest: string;
  /** As whose browser it is opened. */
  cookie?: string;
  isIndexed: boolean;
  lcpLimitMs: number;
}

/** Somebody who completed the assessment twice, planned from the second one, and shares it. */
interface Owner {
  id: string;
  earlierId: string;
  token: string;
  cookie: string;
}

/** All but the page of addresses without a page; those of results as their owner sees them, too. */
function targets({ id, earlierId, token, cookie }: Owner): Target[] {
  const filled = new Map<string, Pick<Target, 'rest' | 'cookie'>[]>([
    [pages.dashboard.path, [{ rest: `?id=${id}` }, { rest: `?id=${id}`, cookie }]],
    [pages.plan.path, [{ rest: `?id=${id}`, cookie }]],
    [pages.comparison.path, [{ rest: `?id=${id}&with=${earlierId}`, cookie }]],
    [pages.shared.path, [{ rest: `/${token}` }]],
  ]);
  return Object.values(pages)
    .filter((page) => page !== pages.notFound)
    .flatMap(({ path, index: isIndexed }): Target[] => {
      const ofResults = filled.get(path);
      if (!ofResults) return [{ path, rest: '', isIndexed, lcpLimitMs: LCP_LIMIT_MS }];
      return ofResults.map((target) => ({
        path,
        isIndexed,
        lcpLimitMs: DASHBOARD_LCP_LIMIT_MS,
        ...target,
      }));
    });
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, details: { type: 'boolean', default: false } },
});

async function measure(
  port: number,
  url: string,
  { isIndexed, cookie }: Target,
): Promise<Measured> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'silent', output: 'json' },
    {
      extends: 'lighthouse:default',
      // That a page is kept out of the index is no fault where it is meant to be.
      settings: {
        skipAudits: isIndexed ? [] : ['is-crawlable'],
        ...(cookie !== undefined && { extraHeaders: { cookie } }),
      },
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

function isGood(measured: Measured, lcpLimitMs: number): boolean {
  return (
    Object.entries(goals).every(([name, goal]) => measured[name as keyof typeof goals] >= goal) &&
    measured.lcpMs <= lcpLimitMs &&
    measured.cls <= CLS_LIMIT
  );
}

/** One run if it is good; otherwise the medians of three, at best of three times. */
async function measureFairly(
  run: () => Promise<Measured>,
  isEnough: (measured: Measured) => boolean,
): Promise<Measured> {
  const first = await run();
  if (isEnough(first)) return first;
  let runs = [first];
  for (let attempt = 0; ; attempt += 1) {
    while (runs.length < RUNS) runs.push(await run());
    const median = medians(runs);
    if (isEnough(median) || attempt === ATTEMPTS - 1) return median;
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

/** In a browser of its own: who is not measured with its cookie is a reader. */
async function owner(browser: Browser): Promise<Owner> {
  const context = await browser.newContext({ baseURL: app.origin });
  const email = 'phone@example.com';
  const post = async (path: string, data: object) => {
    const reply = await context.request.post(`/api/assessment/${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as { url: string };
  };
  try {
    const earlierId = await answeredEarlier(context, competencies.length, { email });
    const id = await answeredEarlier(context, competencies.length, { email });
    const entry = { isRemoved: false, addedAt: PLANNED_AT, changedAt: PLANNED_AT };
    await post(`${id}/plan`, {
      start: { day: PLANNED_AT.slice(0, 10), changedAt: PLANNED_AT },
      ...plannedFrom(entry),
    });
    const { url } = await post(`${id}/share-links`, { name: 'Coach', withPlan: true });
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    return { id, earlierId, token: url.split('/').at(-1)!, cookie: cookie.join('; ') };
  } finally {
    await context.close();
  }
}

const PLANNED_AT = new Date().toISOString();

/** What is suggested for the first three competencies. */
function plannedFrom(entry: object) {
  const chosen = competencies.slice(0, MAX_FOCUS).map(({ id }) => id);
  return {
    focus: chosen.map((competencyId) => ({
      competencyId,
      whenItWorks: planSuggestions[competencyId].whenItWorks,
      partner: '',
      ...entry,
    })),
    actions: chosen.flatMap((competencyId) =>
      planDays.map((after) => ({
        id: crypto.randomUUID(),
        competencyId,
        after,
        text: planSuggestions[competencyId].actions[after],
        evidence: '',
        isDone: false,
        ...entry,
      })),
    ),
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
    for (const target of targets(await owner(browser))) {
      const { path, rest, cookie, lcpLimitMs } = target;
      if (options.only !== undefined && path !== options.only) continue;
      const isEnough = (measured: Measured) => isGood(measured, lcpLimitMs);
      const measured = await measureFairly(
        () => measure(port, app.origin + path + rest, target),
        isEnough,
      );
      const good = isEnough(measured);
      if (!good) process.exitCode = 1;
      rows.push({
        page: cookie === undefined ? path : `${path} (its owner)`,
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
        `100, LCP ${LCP_LIMIT_MS / 1000} s (results ${DASHBOARD_LCP_LIMIT_MS / 1000} s), CLS ` +
        `${CLS_LIMIT}; medians of ${RUNS} runs where one was below. The dashboard is that of a complete ` +
        'assessment, opened by its link; its owner sees a plan as well.\nPages kept out of the index are not blamed for that. JS KB: 1000 bytes, with ' +
        `headers. Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
    );
  } finally {
    await browser.close();
  }
} finally {
  await app.stop();
}
