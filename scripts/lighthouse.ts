import { loadavg } from 'node:os';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium, type Cookie } from 'playwright-core';
import { pages } from '#content/pages.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { madeLink } from '#testing/browser/shared-results.ts';
import { freePort } from '#testing/free-port.ts';
import { median } from './bench/figures.ts';
import { withBench, withMail } from './with-bench.ts';
import { readArguments } from './command.ts';

const CLS_LIMIT = 0.01;
const PLANNED_AT = new Date().toISOString();

/** A page below its goal gets three attempts, each the median of three runs. */
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
  /** The audits that cost points. */
  faults: string[];
}

const { values: options } = readArguments('lighthouse [-- --only PATH --details]', {
  options: { only: { type: 'string' }, details: { type: 'boolean', default: false } },
});

async function report(port: number, url: string, { isIndexed }: Target): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        // Pages may be kept out of search engines on purpose.
        settings: { skipAudits: isIndexed ? [] : ['is-crawlable'] },
      },
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    // Chromium sometimes loses its own trace, which says nothing about the page.
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

async function measure(...page: Parameters<typeof report>): Promise<Measured> {
  const { audits, categories } = await report(...page);
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

function isGood(measured: Measured, { goal }: Target): boolean {
  return (
    measured.performance >= goal.performance &&
    [measured.accessibility, measured.bestPractices, measured.seo].every((it) => it === 100) &&
    measured.lcpMs <= goal.lcpMs &&
    measured.cls <= CLS_LIMIT
  );
}

/** One run if it is good; otherwise the medians of three runs, up to three times. */
async function measureFairly(
  run: () => Promise<Measured>,
  isEnough: (measured: Measured) => boolean,
): Promise<Measured> {
  const first = await run();
  if (isEnough(first)) return first;
  let runs = [first];
  for (let attempt = 0; ; attempt += 1) {
    while (runs.length < RUNS) runs.push(await run());
    const measured = medians(runs);
    if (isEnough(measured) || attempt === ATTEMPTS - 1) return measured;
    runs = [];
  }
}

function medians(runs: readonly Measured[]): Measured {
  const middle = (name: Exclude<keyof Measured, 'faults'>) => median(runs.map((run) => run[name]));
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

/** Someone who completed the assessment twice, planned from the second one, and shares it. */
interface Owner {
  id: string;
  earlierId: string;
  token: string;
  cookies: Pick<Cookie, 'name' | 'value' | 'domain' | 'path'>[];
}

/** Runs in a separate context, so that other visitors do not have the owner's cookies. */
async function makeOwner(browser: Browser, origin: string): Promise<Owner> {
  const context = await browser.newContext({ baseURL: origin });
  const email = 'phone@example.com';
  try {
    const earlierId = await answeredEarlier(context, competencies.length, { email });
    const id = await answeredEarlier(context, competencies.length, { email });
    const entry = { isRemoved: false, addedAt: PLANNED_AT, changedAt: PLANNED_AT };
    const plan = { start: { day: PLANNED_AT.slice(0, 10), changedAt: PLANNED_AT } };
    const saved = await context.request.post(`/api/assessment/${id}/plan`, {
      data: { ...plan, ...plannedFrom(entry) },
    });
    if (!saved.ok()) throw new Error(`The plan was not saved: ${await saved.text()}`);
    const { url } = await madeLink(context, id, { withPlan: true });
    const cookies = (await context.cookies()).map(({ name, value, domain, path }) => {
      return { name, value, domain, path };
    });
    return { id, earlierId, token: url.split('/').at(-1)!, cookies };
  } finally {
    await context.close();
  }
}

/** The suggestions for the first three competencies. */
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

/** The goals for a phone: the performance score, and the time of the largest content. */
interface Goal {
  performance: number;
  lcpMs: number;
}

interface Target {
  /** The page, as `--only` names it. */
  path: string;
  /** The query, or the rest of the path. */
  rest: string;
  /** Opens the page in the owner's browser. */
  cookies?: Owner['cookies'];
  isIndexed: boolean;
  goal: Goal;
}

const goals = {
  page: { performance: 99, lcpMs: 1500 },
  /** The page loads before its figures do. */
  results: { performance: 99, lcpMs: 1800 },
} as const satisfies Record<string, Goal>;

type Opened = Pick<Target, 'rest' | 'cookies' | 'goal'>;

/** All pages but Not found; pages with results also as their owner sees them. */
function targets({ id, earlierId, token, cookies }: Owner): Target[] {
  const filled = new Map<string, Opened[]>([
    [
      pages.dashboard.path,
      [
        { rest: `?id=${id}`, goal: goals.results },
        { rest: `?id=${id}`, cookies, goal: goals.results },
      ],
    ],
    [pages.plan.path, [{ rest: `?id=${id}`, cookies, goal: goals.results }]],
    [
      pages.comparison.path,
      [{ rest: `?id=${id}&with=${earlierId}`, cookies, goal: goals.results }],
    ],
    [pages.ownFeedback.path, [{ rest: `?id=${id}`, cookies, goal: goals.results }]],
    [pages.shared.path, [{ rest: `/${token}`, goal: goals.results }]],
    // Without a token: only the browser sees that there is none.
    [pages.feedback.path, [{ rest: '', goal: goals.results }]],
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
      const { path, rest, cookies, goal } = target;
      if (options.only !== undefined && !options.only.split(',').includes(path)) continue;
      const isEnough = (measured: Measured) => isGood(measured, target);
      // Starts as a new browser, or as the owner's.
      await session.send('Storage.clearCookies');
      if (cookies) await session.send('Storage.setCookies', { cookies });
      const measured = await measureFairly(
        () => measure(port, origin + path + rest, target),
        isEnough,
      );
      const good = isEnough(measured);
      if (!good) process.exitCode = 1;
      rows.push({
        page: cookies === undefined ? path : `${path} (its owner)`,
        performance: measured.performance,
        accessibility: measured.accessibility,
        'best practices': measured.bestPractices,
        SEO: measured.seo,
        'LCP s': (measured.lcpMs / 1000).toFixed(2),
        goals: `${goal.performance}, ${(goal.lcpMs / 1000).toFixed(1)} s`,
        CLS: measured.cls.toFixed(3),
        'JS KB': (measured.scriptBytes / 1000).toFixed(1),
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
