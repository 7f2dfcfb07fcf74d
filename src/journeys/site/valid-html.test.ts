import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { areaNames } from '#domain/areas.ts';
import { fullResultOf, nine } from '#domain/testing/feedback.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { wholeArea } from '#domain/testing/responses.ts';
import { startSite } from '#testing/browser/journey.ts';
import { siteFlags, type RunningSite } from '#testing/browser/site.ts';
import { builtSite } from '#server/site/site-source.ts';
import { filledPractice } from '#testing/practices.ts';
import { mailSettings } from '#testing/sample-mails.ts';
import { feedbackPart } from '#web/features/results/printed/printed-feedback.tsx';
import { PrintedComparison } from '#web/features/results/printed/printed-comparison.tsx';
import { Leaflet } from '#web/features/results/printed/printed-page.tsx';
import { PrintedPlan } from '#web/features/results/printed/printed-plan.tsx';
import { PrintedReport } from '#web/features/results/printed/printed-report.tsx';
import {
  fullComparison,
  fullPlan,
  printedHtml,
} from '#web/features/results/printed/printed.fixture.ts';
import { AreaBreakdown } from '#web/features/results/parts/area-breakdown.tsx';
import { DevelopmentPlans } from '#web/features/results/parts/development-plans.tsx';
import { PrintedTemplate } from '#web/routes/site/assessment/printed-template.tsx';
import { isAll } from '#testing/is-all.ts';
import { ask, unpacked } from './testing/answers.ts';

const asPage = { accept: 'text/html' };
const anySession = `session=${'a'.repeat(43)}`;
const served: [name: string, path: string, headers?: Record<string, string>][] = [
  ...Object.entries(pages).map(([id, { path }]): [string, string] => [id, path]),
  ['api-docs', '/api/docs'],
  ['sign-in-problem', '/api/login', asPage],
  ['link-gone', '/open/unknown', asPage],
  ['sign-out', '/api/logout', { 'sec-fetch-site': 'cross-site', cookie: anySession }],
];

const [hasJava, withoutJava] = findJava() ? [true, ''] : [false, ' – SKIPPED: no java on PATH'];
const documents = new Map<string, string>();
const sites: RunningSite[] = [];

beforeAll(async () => {
  const site = await startSite();
  const open = await startSite({ flags: siteFlags({ chatbotEnabled: true, chatbotOpen: true }) });
  sites.push(site, open);
  for (const [name, path, headers] of served) {
    documents.set(name, unpacked(await ask(site.url + path, headers)));
  }
  documents.set('chatbot-open', unpacked(await ask(open.url + pages.chatbot.path)));
  const filled = await startSite({ practice: filledPractice });
  sites.push(filled);
  for (const { path } of [
    pages.home,
    pages.about,
    pages.services,
    pages.newsletter,
    pages.products,
  ]) {
    documents.set(`filled${path.replaceAll('/', '-')}`, unpacked(await ask(filled.url + path)));
  }
  const { site: built } = await builtSite();
  documents.set('office', await built.office!(mailSettings));
  const responses = areaNames.flatMap((area, index) => wholeArea(area, index === 0 ? 1 : 4));
  const round = {
    ...{
      result: fullResultOf(nine),
      previous: { result: fullResultOf(nine, 1), startsOn: '2026-01-05' },
    },
    ...{ name: 'Ada', startsOn: '2026-05-05' },
  };
  const own = {
    ...{ name: 'Ada Lovelace', plan: fullPlan, comparison: fullComparison },
    ...{ seen: () => 'Colleagues', feedback: feedbackPart(round) },
  };
  const bookingAddress = 'https://example.com/calendar';
  const printed = {
    template: createElement(PrintedTemplate),
    report: createElement(PrintedReport, {
      ...own,
      isOwn: true,
      responses,
      generatedAt: new Date(),
      bookingAddress,
    }),
    plan: leaflet(createElement(PrintedPlan, { plan: fullPlan, today: '2026-02-01' })),
    feedback: leaflet(feedbackPart(round).content),
    comparison: leaflet(
      createElement(PrintedComparison, { comparison: fullComparison, seen: () => 'Colleagues' }),
    ),
  };
  const [first, second] = areaNames;
  const areas = summarizeAreas([...wholeArea(first!, 2), ...wholeArea(second!, 4)]);
  const part = { areas, id: 'part', title: 'Part' };
  documents.set(
    'results',
    printedHtml(
      createElement('main', null, [
        createElement('h1', { key: 'h1' }, 'Results'),
        createElement(AreaBreakdown, { ...part, key: 'areas', responses: [] }),
        createElement(DevelopmentPlans, { ...part, key: 'plans', id: 'plans' }),
      ]),
    ),
  );
  for (const [name, element] of Object.entries(printed)) {
    documents.set(`print-${name}`, printedHtml(element));
  }
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const leaflet = (children: ReactNode) =>
  createElement(Leaflet, { title: 'A', name: null }, children);

test('every document is complete', () => {
  for (const [name, document] of documents) {
    expect(document, name).toMatch(/^<!doctype html>/i);
    expect(document, name).toMatch(/<\/html>\s*$/);
  }
});

test('html-validate finds nothing wrong with any page', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const problems: string[] = [];
  for (const [name, document] of documents) {
    const { results } = await checker.validateString(document);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${name}: ${ruleId} ${message} (${selector})`);
    }
  }
  expect(problems).toEqual([]);
});

/** Container queries, which browsers have had since 2023. */
const UNKNOWN_TO_NU = /“container-type”|“@container”/;

describe.runIf(isAll && hasJava)(`the Nu HTML checker${withoutJava}`, () => {
  test('finds nothing wrong with any page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ready-leader-html-'));
    try {
      for (const [name, document] of documents) {
        await writeFile(join(folder, `${name}.html`), document);
      }
      const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
      const flags = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json'];
      const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...flags, folder]);
      const { messages } = JSON.parse(stdout) as { messages: Record<string, string>[] };
      const problems = messages
        .filter(({ message = '' }) => !UNKNOWN_TO_NU.test(message))
        .map(
          ({ url = '', message, extract }) => `${basename(url, '.html')}: ${message} (${extract})`,
        );
      expect(problems).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

function findJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
