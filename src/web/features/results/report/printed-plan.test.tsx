import { expect, test } from 'vitest';
import { emptyPlan, plannedFocus, type Plan } from '#domain/plan.ts';
import { PrintedPlan } from './printed-plan.tsx';
import { escaped, fullPlan, printedHtml } from './printed.fixture.ts';

const today = '2026-02-20';
const htmlOf = (plan: Plan, name: string | null = null) =>
  printedHtml(<PrintedPlan plan={plan} today={today} name={name} />);

/** A plan of one focus with one action, whose fields can be overridden. */
function planWith(words: Partial<Record<'text' | 'evidence' | 'partner', string>>): Plan {
  const [focus] = fullPlan.focus;
  const [action] = fullPlan.actions;
  return {
    ...fullPlan,
    focus: [{ ...focus!, ...words }],
    actions: [{ ...action!, ...words }],
  };
}

test('names the plan, its owner, its start, and its progress', () => {
  const html = htmlOf(fullPlan, 'Ada Lovelace');
  expect(html).toContain('<title>My 90-Day Plan - Ready Leader</title>');
  expect(html).toContain('<h1>My 90-Day Plan</h1><p class="name">Ada Lovelace</p>');
  expect(html).toContain(
    'Started on Jan\u00a05,\u00a02026. 1 of 9 done as of Feb\u00a020,\u00a02026.',
  );
});

test('has each focus with what success looks like, who checks in, and its actions', () => {
  const html = htmlOf(fullPlan);
  const planned = plannedFocus(fullPlan);
  expect(planned).toHaveLength(3);
  for (const { whenItWorks, actions } of planned) {
    expect(html).toContain(`<dd>${escaped(whenItWorks)}</dd>`);
    for (const { text } of actions) expect(html).toContain(`<td>${escaped(text)}</td>`);
  }
  expect(html).toContain('<dd>Someone on my team</dd>');
  expect(
    html.match(/<th scope="row">(Feb\u00a04|Mar\u00a06|Apr\u00a05), 2026<\/th>/g),
  ).toHaveLength(9);
});

test('shows what colleagues saw for each competency, and their comments', () => {
  const html = printedHtml(
    <PrintedPlan
      plan={fullPlan}
      today={today}
      seen={(competencyId) => (competencyId === 'humility' ? 'Colleagues: more effective' : null)}
      sentences={['You ask first now.']}
      name={null}
    />,
  );
  expect(html).toContain('<h2>Humility</h2><p class="muted">Colleagues: more effective</p>');
  expect(html.match(/Colleagues:/g)).toHaveLength(1);
  expect(html).toContain('<h2>In Their Words</h2><ul><li>You ask first now.</li></ul>');
  expect(htmlOf(fullPlan)).not.toContain('In Their Words');
});

test('has a checkbox for each action, checked if it is done', () => {
  const html = htmlOf(fullPlan);
  expect(html.match(/<svg class="box"/g)).toHaveLength(9);
  expect(html.match(/aria-label="Done"/g)).toHaveLength(1);
  expect(html.match(/<path/g)).toHaveLength(1);
});

test('has blank lines to write on for missing texts', () => {
  const said = htmlOf(planWith({ evidence: 'Done by Friday', partner: 'A colleague' }));
  expect(said).not.toContain('class="line"');
  expect(htmlOf(planWith({ evidence: '', partner: '' })).match(/class="line"/g)).toHaveLength(3);
});

test('says after how many days actions are due if the plan has no start', () => {
  const html = htmlOf({ ...fullPlan, start: null });
  expect(html).toContain('No start day is set yet');
  expect(html).toContain('<th scope="row">After 30 days</th>');
});

test('says so if a focus has no action', () => {
  const html = htmlOf({ ...fullPlan, actions: [] });
  expect(html.match(/No actions planned\./g)).toHaveLength(3);
  expect(html).not.toContain('<table');
});

test('leaves out removed entries', () => {
  const removed = fullPlan.focus.map((focus) => ({ ...focus, isRemoved: true }));
  expect(htmlOf({ ...fullPlan, focus: removed })).not.toContain('<section');
  expect(htmlOf(emptyPlan)).toContain('0 of 0 done');
});

test('escapes all texts', () => {
  const words = `<img src=x onerror="a('b')"> & Co`;
  const html = htmlOf(planWith({ text: words, evidence: words, partner: words }), words);
  expect(html).not.toContain('<img');
  expect(html.split(escaped(words))).toHaveLength(5);
  expect(html).not.toMatch(/<script|<link|url\(|src="/);
});
