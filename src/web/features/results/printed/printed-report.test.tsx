import { describe, expect, test } from 'vitest';
import { developmentPlans } from '#content/development-plans.ts';
import { furtherActions, priorityActions } from '#content/plan-cards.ts';
import { profileLabels, profileText } from '#content/profile.ts';
import { reportCopy, scoreMeaning } from '#content/report.ts';
import { areas, type AreaName } from '#domain/areas.ts';
import { competencyLines } from '#domain/competency-lines.ts';
import { competencies } from '#domain/competencies.ts';
import { adviceText } from '#domain/development.ts';
import { profileOf } from '#domain/profile.ts';
import { reportNextSteps } from '#domain/report.ts';
import { fullResultOf, nine } from '#domain/testing/feedback.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { calculateScores, summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';
import { formatScore } from '#domain/score-format.ts';
import { feedbackPart } from './printed-feedback.tsx';
import { PrintedReport } from './printed-report.tsx';
import { escaped, fullComparison, fullPlan, partOf, printedHtml } from './printed.fixture.ts';

const names = areas.map(({ name }) => name);
const nothingMore = {
  isOwn: true,
  generatedAt: new Date(2026, 0, 5, 12),
  name: null,
  plan: null,
  comparison: null,
  seen: null,
  feedback: null,
  bookingAddress: 'https://calendar.example/book?a=1&b=2',
};

type Rate = (area: AreaName, index: number) => [Rating, Rating];
const varied: Rate = (_area, index) => [((index % 5) + 1) as Rating, 5];

const responsesOf = (count: number, rate: Rate = varied): CompetencyResponse[] =>
  competencies.slice(0, count).map(({ id, category }, index) => {
    const [question1Rating, question2Rating] = rate(category, index);
    const averageRating = (question1Rating + question2Rating) * 50;
    return { competencyId: id, category, question1Rating, question2Rating, averageRating };
  });

const reportHtml = (responses: CompetencyResponse[], more = {}) =>
  printedHtml(<PrintedReport responses={responses} {...nothingMore} {...more} />);
const htmlOf = (count: number, rate?: Rate) => reportHtml(responsesOf(count, rate));

/** The words of the headings of a level, in their order. */
const titles = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, title]) =>
    title!.replace(/^<svg.*<\/svg>/, '').replace(/<[^>]*>/g, ''),
  );
/** Without its tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('names the report, its date, the overall score, and how much is assessed', () => {
  const responses = responsesOf(35);
  const html = reportHtml(responses);
  expect(titles(html, 1)).toEqual(['Ready Leader Assessment Report']);
  const text = textOf(html);
  expect(text).toContain('Generated on January 5, 2026');
  expect(text).toContain(
    `Overall Score ${formatScore(calculateScores(responses).overallScore)} Proficient · out of 5.0`,
  );
  expect(text).toContain('Competencies Assessed 35 of 35');
});

test.each([true, false])(
  'begins with the sentence, and for its owner with what to do (%s)',
  (isOwn) => {
    const responses = responsesOf(35);
    const { headline, text } = profileText(profileOf(summarizeAreas(responses), responses)!);
    const cover = textOf(reportHtml(responses, { isOwn }));
    expect(cover).toContain(escaped(headline));
    expect([text, profileLabels.start].map((words) => cover.includes(escaped(words)))).toEqual([
      isOwn,
      isOwn,
    ]);
    expect(cover.includes(profileLabels.writtenTo)).toBe(!isOwn);
  },
);

test('has each area with its advice, the next steps, and where to book', () => {
  const responses = responsesOf(35);
  const html = reportHtml(responses);
  const details = partOf(html, 'Detailed Area Breakdown');
  for (const area of summarizeAreas(responses)) {
    expect(titles(details, 3)).toContain(escaped(area.name));
    expect(details).toContain(escaped(adviceText(area)!));
  }
  const steps = partOf(html, 'Next Steps');
  for (const step of reportNextSteps) expect(steps).toContain(`<li>${step}</li>`);
  const address = 'https://calendar.example/book?a=1&amp;b=2';
  expect(steps.replaceAll('<wbr/>', '')).toMatch(
    new RegExp(`<a href="${RegExp.escape(address)}"[^>]*>${RegExp.escape(address)}</a>`),
  );
});

test('shows all 35 competencies with both statements, each with its rating and their average', () => {
  const responses = responsesOf(35);
  const text = textOf(partOf(reportHtml(responses), 'Detailed Area Breakdown'));
  const lines = areas.flatMap(({ name }) => competencyLines(name, responses));
  expect(lines).toHaveLength(35);
  for (const { name, average, statements } of lines) {
    const said = statements.flatMap(({ text: it, level }) => [it, level!.value, level!.label]);
    expect(text).toContain(escaped([name, 'Average:', average, ...said].join(' ')));
  }
});

test('says which competencies are not rated yet', () => {
  const details = partOf(htmlOf(1), 'Detailed Area Breakdown');
  expect(details.match(/>Not rated yet</g)).toHaveLength(68);
  expect(textOf(details).match(/ Average: - /g)).toHaveLength(34);
  expect(htmlOf(1)).not.toMatch(/undefined|null|NaN/);
});

describe('the advice', () => {
  const others = 'Leadership of Others';

  test('includes the actions and the development plan of the area to start with', () => {
    const html = htmlOf(35, (area) => (area === others ? [2, 2] : [4, 4]));
    const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[others];
    expect(textOf(html)).toContain(`Where to Start ${others}`);
    expect(titles(html, 3)).toContain(`A Week of Practice: ${others}`);
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
    expect(titles(html, 2)).toContain('Next Steps');
  });
});

describe('only the owner gets', () => {
  const feedback = feedbackPart({
    ...{ result: fullResultOf(nine), previous: null },
    ...{ name: 'Ada', startsOn: '2026-01-05' },
  });
  const own = { plan: fullPlan, comparison: fullComparison, feedback };
  const withOwn = () => reportHtml(responsesOf(35), { ...own, name: 'Ada & Co' });

  test('the name on the cover', () => {
    expect(textOf(withOwn())).toContain('Ready Leader Assessment Report Ada &amp; Co Generated');
    expect(textOf(htmlOf(35))).toContain('Ready Leader Assessment Report Generated');
  });

  test('plan, comparison, and feedback, each under its own heading, after the next steps and before the ratings', () => {
    expect(titles(withOwn(), 2).slice(-6)).toEqual([
      'Personalized Development Plan',
      'Next Steps',
      'My 90-Day Plan',
      'What Changed Since September\u00a05, 2025',
      'How Others See You',
      'Detailed Area Breakdown',
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
    const links = [...html.matchAll(/<li[^>]*><a href="#([\w-]+)">(.+?)<\/a>/g)];
    // After those of the summary and of the contents.
    expect(links.map(([, , title]) => title)).toEqual(titles(html, 2).slice(2));
    for (const [, id] of links) expect(html.split(`<section`).join(' ')).toContain(`id="${id}"`);
  });
});

test('explains every level, and what scores do not say', () => {
  const text = textOf(htmlOf(35));
  for (const { value, label, description } of ratingScale) {
    expect(text).toContain(escaped(`${value} ${label} ${description}`));
  }
  for (const { lead, text: said } of scoreMeaning.not) {
    expect(text).toContain(escaped(`${lead} ${said}`));
  }
  expect(text).toContain('a difference of 0.5 or more counts as a change');
});

test('lists the areas from the lowest, and draws them in their usual order', () => {
  const html = htmlOf(35, (area) => (area === 'Leadership of Self' ? [2, 2] : [4, 4]));
  const lowestFirst = [
    'Leadership of Self',
    ...names.filter((name) => name !== 'Leadership of Self'),
  ];
  for (const title of ['Area Overview', 'Detailed Area Breakdown']) {
    expect(titles(partOf(html, title), 3).slice(-areas.length)).toEqual(lowestFirst.map(escaped));
  }
  const axes = [...html.matchAll(/<tspan [^>]*>([^<]+)<\/tspan>/g)].map(([, axis]) => axis);
  expect(axes).toEqual(areas.map(({ axis }) => axis));
});

test('names the strongest and the weakest', () => {
  const html = htmlOf(35, (_area, index) =>
    index < 3 ? [5, 5] : index < 6 ? [1, 1] : index < 8 ? [2, 2] : [3, 3],
  );
  const [strongest, weakest] = ['Strongest', 'Weakest'].map((title) => partOf(html, title, 3));
  for (const [index, { name }] of competencies.slice(0, 6).entries()) {
    expect(index < 3 ? strongest : weakest).toContain(escaped(name));
  }
  expect(strongest!.match(/<li/g)).toHaveLength(3);
});
