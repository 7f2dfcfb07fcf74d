import { expect, test } from 'vitest';
import { emptyPlan, plannedFocus, type Plan } from '#domain/plan.ts';
import { Leaflet } from './printed-page.tsx';
import { PrintedPlan } from './printed-plan.tsx';
import { escaped, fullPlan, partOf, printedHtml } from './printed.fixture.ts';

const today = '2026-02-20';
const htmlOf = (plan: Plan) => printedHtml(<PrintedPlan plan={plan} today={today} />);

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

test('a leaflet names its content and its owner', () => {
  const html = printedHtml(
    <Leaflet title="My 90-Day Plan" name="Ada & Co">
      <p>Content</p>
    </Leaflet>,
  );
  expect(html).toMatch(/<h1[^>]*>My 90-Day Plan<\/h1><p[^>]*>Ada &amp; Co<\/p>/);
});

test('names its start and its progress', () => {
  expect(htmlOf(fullPlan)).toContain(
    'Started on Jan\u00a05,\u00a02026. 1 of 9 done as of Feb\u00a020,\u00a02026.',
  );
});

test('has each focus with what success looks like, who checks in, and its actions', () => {
  const html = htmlOf(fullPlan);
  const planned = plannedFocus(fullPlan);
  expect(planned).toHaveLength(3);
  for (const { whenItWorks, actions } of planned) {
    expect(html).toContain(`>${escaped(whenItWorks)}</dd>`);
    for (const { text } of actions) expect(html).toContain(`>${escaped(text)}</p>`);
  }
  expect(html).toContain('>Someone on my team</dd>');
  expect(html.match(/>Due (Feb\u00a04|Mar\u00a06|Apr\u00a05), 2026</g)).toHaveLength(9);
});

test('shows what colleagues saw for each competency, and their comments', () => {
  const html = printedHtml(
    <PrintedPlan
      plan={fullPlan}
      today={today}
      seen={(competencyId) => (competencyId === 'humility' ? 'Colleagues: more effective' : null)}
      sentences={['You ask first now.']}
    />,
  );
  expect(partOf(html, 'Humility')).toContain('Colleagues: more effective');
  expect(html.match(/Colleagues:/g)).toHaveLength(1);
  expect(partOf(html, 'In Their Words')).toContain('<li>You ask first now.</li>');
  expect(htmlOf(fullPlan)).not.toContain('In Their Words');
});

test('has a checkbox for each action, checked if it is done', () => {
  const html = htmlOf(fullPlan);
  expect(html.match(/<svg/g)).toHaveLength(9);
  expect(html.match(/aria-label="Done"/g)).toHaveLength(1);
  expect(html.match(/<path/g)).toHaveLength(1);
});

test('has blank lines to write on for missing texts', () => {
  const blank = /<span class="[^"]+"><\/span>/g;
  expect(htmlOf(planWith({ evidence: 'Done by Friday', partner: 'A colleague' }))).not.toMatch(
    blank,
  );
  expect(htmlOf(planWith({ evidence: '', partner: '' })).match(blank)).toHaveLength(3);
});

test('says after how many days actions are due if the plan has no start', () => {
  const html = htmlOf({ ...fullPlan, start: null });
  expect(html).toContain('No start day is set yet');
  expect(html).toContain('>After 30 days<');
});

test('says so if a focus has no action', () => {
  const html = htmlOf({ ...fullPlan, actions: [] });
  expect(html.match(/No actions planned\./g)).toHaveLength(3);
  expect(html).not.toContain('<li');
});

test('leaves out removed entries', () => {
  const removed = fullPlan.focus.map((focus) => ({ ...focus, isRemoved: true }));
  expect(htmlOf({ ...fullPlan, focus: removed })).not.toContain('<section');
  expect(htmlOf(emptyPlan)).toContain('0 of 0 done');
});
