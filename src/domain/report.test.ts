import { describe, expect, test } from 'vitest';
import { areaNames } from './areas.ts';
import { competencies } from './competencies.ts';
import { buildReport } from './report.ts';
import { response, wholeAssessment } from './testing/responses.ts';

const now = new Date('2025-06-01T12:00:00Z');

describe('buildReport', () => {
  test.each([
    ['nothing is answered', []],
    ['the only answer is half-rated', [response('humility', 5, null)]],
  ])('is empty while %s', (_name, responses) => {
    expect(buildReport(responses, now)).toBeNull();
  });

  test('summarizes in the words of the specification', () => {
    expect(buildReport(wholeAssessment(5), now)).toMatchObject({
      title: 'Ready Leader Assessment Report',
      generatedAt: now,
      overallScore: '5.0',
      assessed: 35,
      total: 35,
      nextSteps: [
        'Focus on your lowest-scoring areas first',
        'Set specific, measurable goals for each competency area',
        'Schedule regular check-ins to review your progress',
        'Consider working with a leadership coach',
      ],
    });
  });

  test('has a section per area and a line per competency, in order', () => {
    const report = buildReport(wholeAssessment(2), now);
    expect(report?.sections.map(({ area }) => area.name)).toEqual(areaNames);
    expect(report?.sections.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(
      competencies.map(({ name }) => name),
    );
    expect(report?.sections[0]).toMatchObject({
      average: '2.0',
      advice: 'Focus area for development. Prioritize learning resources and practice.',
    });
  });

  test('shows - for unanswered and half-rated competencies', () => {
    const report = buildReport([response('humility', 4, 5), response('influence', 3, null)], now);
    const lines = report?.sections.flatMap((section) => section.lines);
    expect(report).toMatchObject({ overallScore: '4.5', assessed: 1 });
    expect(lines?.find(({ id }) => id === 'humility')).toMatchObject({
      name: 'Humility',
      statements: [{ level: { value: 4 } }, { level: { value: 5 } }],
      average: '4.5',
    });
    expect(lines?.filter(({ average }) => average === '-')).toHaveLength(34);
    expect(report?.sections.map(({ average, advice }) => [average, advice])).toEqual([
      ['4.5', null],
      ['-', null],
      ['-', null],
      ['-', null],
      ['-', null],
    ]);
  });

  test('ranks the competencies once enough are answered', () => {
    expect(buildReport([response('humility', 4)], now)?.ranking).toBeNull();
    expect(buildReport(wholeAssessment(4), now)?.ranking).toMatchObject({ kind: 'equal' });
  });

  test('uses the latest response', () => {
    const report = buildReport([response('humility', 1), response('humility', 5)], now);
    expect(report).toMatchObject({ overallScore: '5.0', assessed: 1 });
  });
});
