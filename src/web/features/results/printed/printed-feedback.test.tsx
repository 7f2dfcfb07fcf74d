import { expect, test } from 'vitest';
import { fullResult as copy } from '#content/feedback-result.ts';
import { feedbackStatements, withName } from '#content/feedback-statements.ts';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { FullResult } from '#domain/feedback/result.ts';
import { fullResultOf, nine } from '#domain/testing/feedback.ts';
import { PrintedFeedback } from './printed-feedback.tsx';
import { escaped, partOf, printedHtml } from './printed.fixture.ts';

const htmlOf = (result: FullResult, before?: FullResult) =>
  printedHtml(
    <PrintedFeedback
      {...{ result, name: 'Ada', startsOn: '2027-03-04' }}
      previous={before && { result: before, startsOn: '2026-12-01' }}
    />,
  );

test('names the date and how many answered', () => {
  const html = htmlOf(fullResultOf(nine));
  expect(html).toContain('March\u00a04, 2027');
  expect(html).toContain('9 of 10 people answered.');
  expect(html).toContain(copy.managers(1));
  expect(html).not.toContain(escaped(copy.few));
});

test('warns if few people answered', () => {
  expect(htmlOf(fullResultOf(['peer', 'peer', 'peer', 'report']))).toContain(escaped(copy.few));
});

test('draws both radars over each other, and lists the same figures', () => {
  const html = partOf(htmlOf(fullResultOf(nine)), copy.radar.title(copy.you));
  expect(html.match(/<svg class="radar"/g)).toHaveLength(1);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
  for (const { name } of areas) expect(html).toContain(escaped(name));
});

test('has four lists, each with the statement and both ratings', () => {
  const result = fullResultOf(nine);
  const html = htmlOf(result);
  for (const list of ['blindSpots', 'hiddenStrengths', 'agreedStrengths', 'agreedWork'] as const) {
    const [first, ...rest] = result.lists[list];
    const said = partOf(html, copy.lists[list].title);
    expect(said.match(/You \d, others /g)).toHaveLength(rest.length + 1);
    expect(said).toContain(escaped(withName(feedbackStatements[first!], 'Ada')));
  }
});

test('has a line for every competency, and a column for each group', () => {
  const html = partOf(htmlOf(fullResultOf(nine)), copy.groups.title);
  expect(html.match(/<th scope="row">/g)).toHaveLength(competencies.length);
  for (const column of ['You', 'Manager', 'Peers', 'Direct reports', 'Others']) {
    expect(html.split(`>${column}</th>`)).toHaveLength(areas.length + 1);
  }
});

test('shows only the answers of managers if too few others answered', () => {
  const html = htmlOf(fullResultOf(['manager', 'peer', 'peer']));
  expect(html).toContain(escaped(copy.onlyManager));
  expect(html).not.toContain(copy.lists.blindSpots.title);
  expect(html).not.toContain('Peers');
});

test('shows comments without a role', () => {
  const html = partOf(htmlOf(fullResultOf(nine)), copy.comments.title);
  expect(html.match(/Keep asking/g)).toHaveLength(9);
});

test('shows the comments of a manager in two lists, like those of all others', () => {
  const html = htmlOf(fullResultOf(['peer', 'manager', ...nine.slice(1)]));
  const [, keep, help] = html.split(/<h3[^>]*>Manager: /);
  expect(keep).toMatch(/^What to Keep Doing<[^]*Keep asking/);
  expect(help).toMatch(/^What Would Help Most<[^]*Decide sooner/);
});

test('says what changed since an earlier round, in words alone', () => {
  const html = partOf(htmlOf(fullResultOf(nine, 1), fullResultOf(nine)), 'Since Dec\u00a01, 2026');
  expect(html).toContain('Peers: up');
  expect(html).toMatch(/The other \d+ are steady\./);
  expect(html.replace(copy.earlier.lead, '')).not.toMatch(/\d\.\d/);
});
