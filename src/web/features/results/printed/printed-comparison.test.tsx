import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies, competencyById, type CompetencyId } from '#domain/competencies.ts';
import { PrintedComparison } from './printed-comparison.tsx';
import type { SeenByColleagues } from './printed-plan.tsx';
import { escaped, fullComparison, partOf, printedHtml } from './printed.fixture.ts';

const htmlOf = (changes: Partial<typeof fullComparison> = {}, seen?: SeenByColleagues) =>
  printedHtml(
    <PrintedComparison comparison={{ ...fullComparison, ...changes }} seen={seen ?? null} />,
  );

test('names both days', () => {
  expect(htmlOf()).toContain('January\u00a05, 2026, compared with September\u00a05, 2025');
});

test('lays both radars over each other, one dashed, and says which is which', () => {
  const html = htmlOf();
  expect(html.match(/<svg class="radar"/g)).toHaveLength(1);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(html).toContain('Jan\u00a05, 2026 (solid line, dots)');
  expect(html).toContain('Sep\u00a05, 2025 (dashed line, squares)');
});

test('lists every compared area and competency, with a word for its change', () => {
  const html = htmlOf();
  const byArea = partOf(html, 'Area by Area');
  const byCompetency = partOf(html, 'Competency by Competency');
  for (const { name } of areas) expect(byArea).toContain(escaped(name));
  expect(byArea).toContain('only 0.5 or more counts as a change');
  expect(byCompetency.match(/>(Up|Down|Steady)( [+−]\d\.\d)?</g)).toHaveLength(
    competencies.length - 1,
  );
  expect(byCompetency).toMatch(/>Up \+3\.0<[^]*>Down −2\.0<[^]*>Steady</);
});

test('shows the progress on the plan, even of competencies that are not compared', () => {
  const focus: CompetencyId[] = ['humility', 'integrity-honesty'];
  const rows = partOf(htmlOf({ focus }), 'Progress on the Plan');
  expect(rows).toContain('Humility');
  expect(rows).toMatch(/Integrity &amp; Honesty<\/p><p[^>]*>Not compared/);
  const done = partOf(htmlOf(), 'Progress on the Plan');
  expect(done).toContain('1 of 3 actions done');
  expect(done).toContain('<b>What happened:</b> <span>Two of three came back in time.');
  expect(htmlOf({ focus: [] })).not.toContain('Progress on the Plan');
});

test('says below each competency of the plan what colleagues saw', () => {
  const seen = (id: string) => (id === 'influence' ? null : `Colleagues: ${id}`);
  const focus: CompetencyId[] = ['humility', 'integrity-honesty', 'influence'];
  const rows = partOf(htmlOf({ focus }, seen), 'Progress on the Plan');
  for (const id of focus.slice(0, 2)) {
    const { name } = competencyById.get(id)!;
    const [, row] = rows.split(`>${escaped(name)}<`);
    expect(row!.split('</li>')[0]).not.toBe('');
    expect(row).toContain(`>Colleagues: ${id}<`);
  }
  expect(rows.match(/Colleagues:/g)).toHaveLength(2);
});

test('says what is not compared, and why', () => {
  const { name } = competencyById.get('integrity-honesty')!;
  const said = partOf(htmlOf(), 'Not Compared');
  expect(said).toMatch(
    new RegExp(`>${RegExp.escape(escaped(name))}</p><p[^>]*>Its statements were reworded`),
  );
  expect(htmlOf({ notCompared: [] })).not.toContain('>Not Compared<');
});

test('says so if nothing can be compared', () => {
  const html = htmlOf({ overall: null, areas: [], competencies: [] });
  expect(html).toContain('No competency was answered with the same statements');
  expect(html).not.toContain('<svg');
});
