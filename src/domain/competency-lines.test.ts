import { expect, test } from 'vitest';
import { areaNames } from './areas.ts';
import { competencies, competencyById } from './competencies.ts';
import { competencyLines } from './competency-lines.ts';
import { response } from './testing/responses.ts';

const humility = competencyById.get('humility')!;

test('every competency has its line, in question order', () => {
  const lines = areaNames.flatMap((area) => competencyLines(area, []));
  expect(lines.map(({ id }) => id)).toEqual(competencies.map(({ id }) => id));
});

test('shows each statement beside its own rating', () => {
  const lines = competencyLines('Leadership of Self', [response('humility', 4, 1)]);
  expect(lines.find(({ id }) => id === 'humility')).toEqual({
    id: 'humility',
    name: 'Humility',
    statements: [
      {
        text: humility.question1,
        level: expect.objectContaining({ value: 4, label: 'Proficient' }),
      },
      {
        text: humility.question2,
        level: expect.objectContaining({ value: 1, label: 'Not Yet Developed' }),
      },
    ],
    average: '2.5',
  });
});

test('uses the latest response', () => {
  const responses = [response('humility', 1), response('humility', 5)];
  const lines = competencyLines('Leadership of Self', responses);
  expect(lines.find(({ id }) => id === 'humility')?.average).toBe('5.0');
});

test.each([
  ['not answered', []],
  ['half-rated', [response('humility', 4, null)]],
])('has no ratings if it is %s', (_name, responses) => {
  const lines = competencyLines('Leadership of Self', responses);
  expect(lines.find(({ id }) => id === 'humility')).toMatchObject({
    statements: [{ level: null }, { level: null }],
    average: '-',
  });
});
