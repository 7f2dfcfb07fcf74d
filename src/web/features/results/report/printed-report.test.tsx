import { describe, expect, test } from 'vitest';
import { developmentPlans } from '#content/development-plans.ts';
import { furtherActions, priorityActions } from '#content/plan-cards.ts';
import { reportCopy, scoreMeaning } from '#content/report.ts';
import { areas, type AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { buildReport, reportNextSteps, type Report } from '#domain/report.ts';
import { fullResultOf, nine } from '#domain/testing/feedback.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { feedbackPart } from './printed-feedback.tsx';
import { PrintedReport } from './printed-report.tsx';
import { escaped, fullComparison, fullPlan, printedHtml } from './printed.fixture.ts';

const names = areas.map(({ name }) => name);
const generatedAt = new Date(2026, 0, 5, 12);
const nothingMore = {
  name: null,
  plan: null,
  comparison: null,
  seen: null,
  feedback: null,
  bookingAddress: 'https://calendar.example/book?a=1&b=2',
};

type Rate = (area: AreaName, index: number) => [Rating, Rating];
const varied: Rate = (_area, index) => [((index % 5) + 1) as Rating, 5];

function reportOf(count: number, rate: Rate = varied): Report {
  const responses = competencies.slice(0, count).map(({ id, category }, index) => {
    const [question1Rating, question2Rating] = rate(category, index);
    const averageRating = (question1Rating + question2Rating) * 50;
    return {
      competencyId: id,
      category,
      question1Rating,
      question2Rating,
      averageRating,
    } satisfies CompetencyResponse;
  });
  return buildReport(responses, generatedAt)!;
}

const reportHtml = (report: Report, more = {}) =>
  printedHtml(<PrintedReport report={report} {...nothingMore} {...more} />);
const htmlOf = (count: number, rate?: Rate) => reportHtml(reportOf(count, rate));

/** The words of the headings of a level, in their order. */
const titles = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, title]) =>
    title!.replace(/^<svg.*<\/svg>/, ''),
  );

test('names the report, its date, the overall score, and how much is assessed', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<title>Ready Leader Assessment Report</title>');
  expect(html).toContain('Generated on January\u00a05, 2026');
  expect(html).toContain(`<span class="figure">${report.overallScore}</span><b>Overall Score</b>`);
  expect(html).toContain('<span class="figure">35</span><b>Competencies Assessed</b>');
});

test('has a section for each area with its advice, the next steps, and where to book', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  expect(html.match(/<section class="area" /g)).toHaveLength(areas.length);
  for (const { area, advice } of report.sections) {
    expect(html).toContain(`</svg>${escaped(area.name)}</h2>`);
    expect(html).toContain(escaped(advice!));
  }
  expect(html).toContain('<h2>Next Steps</h2>');
  for (const step of reportNextSteps) expect(html).toContain(`<li>${step}</li>`);
  const address = 'https://calendar.example/book?a=1&amp;b=2';
  expect(html.replaceAll('<wbr/>', '')).toContain(`<a href="${address}">${address}</a>`);
});

test('shows all 35 competencies with both statements, each with its rating and their average', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  const lines = report.sections.flatMap((section) => section.lines);
  expect(lines).toHaveLength(35);
  for (const { name, average, statements } of lines) {
    expect(html).toContain(`<h3>${escaped(name)}</h3><p class="number">${average}</p>`);
    for (const { text, level } of statements) {
      expect(html).toContain(
        `<dt>${escaped(text)}</dt><dd><span class="level ${level!.color}">${level!.value}</span> ${level!.label}</dd>`,
      );
    }
  }
});

test('says which competencies are not rated yet', () => {
  const html = htmlOf(1);
  expect(html.match(/<dd>Not rated yet<\/dd>/g)).toHaveLength(68);
  expect(html.match(/<p class="number">-<\/p>/g)).toHaveLength(34);
  expect(html).not.toMatch(/undefined|null|NaN/);
});

describe('the advice', () => {
  const others = 'Leadership of Others';

  test('includes the actions and the development plan of the area to start with', () => {
    const html = htmlOf(35, (area) => (area === others ? [2, 2] : [4, 4]));
    const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[others];
    expect(html).toContain(`<p class="label">Where to Start</p><h3>${others}</h3>`);
    const said = [...priorityActions[others], whyItMatters, miniChallenge.title];
    for (const text of [...said, ...miniChallenge.steps, ...reflection, ...tryThis]) {
      expect(html).toContain(escaped(text));
    }
  });

  test('includes the actions of two equal areas, and the week of practice of neither', () => {
    const self = 'Leadership of Self';
    const html = htmlOf(35, (area) => (area === others || area === self ? [2, 2] : [4, 4]));
    for (const action of [...priorityActions[others], ...priorityActions[self]]) {
      expect(html).toContain(escaped(action));
    }
    expect(html).toContain('At 2.0 each');
    expect(html).toContain(reportCopy.weeks);
    expect(html).not.toContain('A Week of Practice:');
  });

  test('names no area to start with for all fives', () => {
    const html = htmlOf(35, () => [5, 5]);
    expect(html).not.toContain('Where to Start');
    for (const action of furtherActions) expect(html).toContain(escaped(action));
    expect(html).toContain('All 35 competencies are tied at 5.0.');
  });

  test('is missing while no area is complete', () => {
    const html = htmlOf(3);
    expect(html).not.toContain('Personalized Development Plan');
    expect(html).not.toContain('A Week of Practice');
    expect(html).not.toContain('Focus area for development');
    expect(html).not.toContain('Strongest');
    expect(html).toContain('<h2>Next Steps</h2>');
  });
});

describe('only the owner gets', () => {
  const feedback = feedbackPart({
    ...{ result: fullResultOf(nine), previous: null },
    ...{ name: 'Ada', startsOn: '2026-01-05' },
  });
  const own = { plan: fullPlan, comparison: fullComparison, feedback };
  const withOwn = () => reportHtml(reportOf(35), { ...own, name: 'Ada & Co' });

  test('the name on the cover', () => {
    expect(withOwn()).toContain('<p class="name">Ada &amp; Co</p>');
    expect(htmlOf(35)).not.toContain('class="name"');
  });

  test('plan, comparison, and feedback, each under its own heading, after the next steps and before the ratings', () => {
    expect(titles(withOwn(), 2).slice(-5 - areas.length, -areas.length)).toEqual([
      'Personalized Development Plan',
      'Next Steps',
      'My 90-Day Plan',
      'What Changed Since September\u00a05, 2025',
      'How Others See You',
    ]);
    expect(withOwn()).toContain(
      'Started on Jan\u00a05,\u00a02026. 1 of 9 done as of Jan\u00a05,\u00a02026.',
    );
  });

  test('these parts, also in the contents', () => {
    expect(htmlOf(35)).not.toMatch(/My 90-Day Plan|What Changed Since|How Others See You/);
  });

  test('heading levels have no gap', () => {
    for (const html of [withOwn(), htmlOf(1)]) {
      const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.slice(1).entries()) {
        expect(level - levels[index]!).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each([
    ['everything there is', withOwn],
    ['as little as can be', () => htmlOf(1)],
  ])('the contents lead to every part: %s', (_name, htmlFor) => {
    const html = htmlFor();
    const links = [...html.matchAll(/<li><a href="#([\w-]+)">(.+?)<\/a>/g)];
    expect(links.map(([, , title]) => title)).toEqual(titles(html, 2).slice(1));
    for (const [, id] of links) expect(html.split(`<section`).join(' ')).toContain(`id="${id}"`);
  });
});

test('explains every level, and what scores do not say', () => {
  const html = htmlOf(35);
  for (const { label, description } of ratingScale) {
    expect(html).toContain(`${label}</dt><dd>${escaped(description)}</dd>`);
  }
  for (const { lead, text } of scoreMeaning.not) {
    expect(html).toContain(`<b>${escaped(lead)}</b> ${escaped(text)}`);
  }
  expect(html).toContain('a difference of 0.5 or more counts as a change');
});

test('lists the areas from the lowest, and draws them in their usual order', () => {
  const html = htmlOf(35, (area) => (area === 'Leadership of Self' ? [2, 2] : [4, 4]));
  const lowestFirst = [
    'Leadership of Self',
    ...names.filter((name) => name !== 'Leadership of Self'),
  ];
  expect(titles(html, 2).slice(-areas.length)).toEqual(lowestFirst.map(escaped));
  const rows = [...html.matchAll(/([^<>]+)<\/th><td class="bar">/g)];
  expect(rows.map(([, name]) => name)).toEqual(lowestFirst.map(escaped));
  const axes = [...html.matchAll(/<tspan [^>]*>([^<]+)<\/tspan>/g)].map(([, axis]) => axis);
  expect(axes).toEqual(areas.map(({ axis }) => axis));
});

test('names the strongest and the weakest', () => {
  const html = htmlOf(35, (_area, index) =>
    index < 3 ? [5, 5] : index < 6 ? [1, 1] : index < 8 ? [2, 2] : [3, 3],
  );
  const [strongest, weakest] = ['Strongest', 'Weakest'].map(
    (title) => html.split(`<h3>${title}</h3>`)[1]!.split('</table>')[0]!,
  );
  for (const [index, { name }] of competencies.slice(0, 6).entries()) {
    expect(index < 3 ? strongest : weakest).toContain(escaped(name));
  }
  expect(weakest!.match(/<tr>/g)).toHaveLength(3);
});

test('escapes its content and loads nothing', () => {
  const report = { ...reportOf(35), title: `</title><img src=x onerror="a('b')"> & Co` };
  const html = reportHtml(report, {
    name: '<script>',
    bookingAddress: `https://x.example/"><script>`,
  });
  expect(html).not.toContain('<img');
  expect(html).toContain(
    '&lt;/title&gt;&lt;img src=x onerror=&quot;a(&#x27;b&#x27;)&quot;&gt; &amp; Co',
  );
  expect(html).not.toMatch(/<script|<link|url\(|src="/);
});
