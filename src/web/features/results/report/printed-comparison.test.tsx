import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { PrintedComparison, type DatedComparison } from './printed-comparison.tsx';
import { escaped, fullComparison, printedHtml } from './printed.fixture.ts';

const htmlOf = (comparison: DatedComparison, name: string | null = null) =>
  printedHtml(<PrintedComparison comparison={comparison} name={name} />);
const part = (html: string, title: string) =>
  html.split(`<h2>${title}</h2>`)[1]!.split('</section>')[0]!;

test('names both days and the owner', () => {
  const html = htmlOf(fullComparison, 'Ada & Co');
  expect(html).toContain('<title>What Changed - Ready Leader</title>');
  expect(html).toContain('<p class="name">Ada &amp; Co</p>');
  expect(html).toContain('January\u00a05, 2026, compared with September\u00a05, 2025');
});

test('lays both radars over each other, one dashed, and says which is which', () => {
  const html = htmlOf(fullComparison);
  expect(html.match(/<svg class="radar"/g)).toHaveLength(1);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(html.match(/<circle/g)).toHaveLength(areas.length + 1);
  expect(html).toContain('Jan\u00a05, 2026 (solid line, dots)');
  expect(html).toContain('Sep\u00a05, 2025 (dashed line, squares)');
});

test('lists every compared area and competency, with a word for its change', () => {
  const html = htmlOf(fullComparison);
  const [byArea, byCompetency] = ['Area by Area', 'Competency by Competency'].map((title) =>
    part(html, title),
  );
  for (const { name } of areas) expect(byArea).toContain(escaped(name));
  expect(byArea).toContain('only 0.5 or more counts as a change');
  expect(byCompetency!.match(/<tr class="(up|down|steady)">/g)).toHaveLength(
    competencies.length - 1,
  );
  expect(byCompetency).toMatch(/>Up \+3\.0<[^]*>Steady<[^]*>Down −2\.0</);
});

test('shows the progress on the plan, even of competencies that are not compared', () => {
  const focus = ['humility', 'integrity-honesty'];
  const rows = part(htmlOf({ ...fullComparison, focus }), 'Progress on the Plan');
  expect(rows).toContain('Humility');
  expect(rows).toMatch(/Integrity &amp; Honesty<\/th><td[^>]*>Not compared/);
  const done = part(htmlOf(fullComparison), 'Progress on the Plan');
  expect(done).toContain('1 of 3 actions done');
  expect(done).toContain('<b>What happened:</b> Two of three came back in time.');
  expect(htmlOf({ ...fullComparison, focus: [] })).not.toContain('your focus');
});

test('says below each competency of the plan what colleagues saw', () => {
  const focus = ['humility', 'integrity-honesty', 'influence'];
  const rows = part(
    printedHtml(
      <PrintedComparison
        comparison={{ ...fullComparison, focus }}
        seen={(id) => (id === 'influence' ? null : `Colleagues: ${id}`)}
        name={null}
      />,
    ),
    'Progress on the Plan',
  );
  for (const id of focus.slice(0, 2)) {
    const { name } = competencyById.get(id)!;
    expect(rows).toMatch(new RegExp(`${escaped(name)}<p[^>]*>Colleagues: ${id}</p></th>`));
  }
  expect(rows.match(/Colleagues:/g)).toHaveLength(2);
});

test('says what is not compared, and why', () => {
  const { name } = competencyById.get('integrity-honesty')!;
  const said = part(htmlOf(fullComparison), 'Not Compared');
  expect(said).toContain(`<dt>${escaped(name)}</dt><dd>Its statements were reworded`);
  expect(htmlOf({ ...fullComparison, notCompared: [] })).not.toContain('Not Compared');
});

test('says so if nothing can be compared', () => {
  const nothing = { ...fullComparison, overall: null, areas: [], competencies: [] };
  expect(htmlOf(nothing)).toContain('No competency was answered with the same statements');
  expect(htmlOf(nothing)).not.toContain('<svg');
});
