import { expect, test } from 'vitest';
import { competencies } from './competencies.ts';
import { lowestOf } from './overview.ts';

const [first, second] = competencies;
const elsewhere = competencies.find(({ category }) => category !== first.category)!;
const sum = (competencyId: string, people: number, average: number) => ({
  competencyId,
  people,
  total: people * average,
});

test('without responses the list is empty', () => {
  expect(lowestOf([])).toEqual({ people: 0, areas: [], competencies: [] });
});

test('for fewer than five people, only their number is shown', () => {
  expect(lowestOf([sum(first.id, 4, 100)])).toEqual({ people: 4, areas: [], competencies: [] });
});

test('areas and competencies are sorted from the lowest', () => {
  const {
    people,
    areas,
    competencies: shown,
  } = lowestOf([sum(first.id, 5, 400), sum(second.id, 6, 350), sum(elsewhere.id, 8, 200)]);
  expect(people).toBe(8);
  expect(areas).toEqual([
    { name: elsewhere.category, people: 8, average: 200 },
    { name: first.category, people: 6, average: (5 * 400 + 6 * 350) / 11 },
  ]);
  expect(shown.map((it) => [it.competencyId, it.average])).toEqual([
    [elsewhere.id, 200],
    [second.id, 350],
    [first.id, 400],
  ]);
});

test('seven are shown, ties in question order', () => {
  const { competencies: shown } = lowestOf(
    competencies.toReversed().map(({ id }) => sum(id, 5, 300)),
  );
  expect(shown.map(({ competencyId }) => competencyId)).toEqual(
    competencies.slice(0, 7).map(({ id }) => id),
  );
});

test('former competencies are left out', () => {
  expect(lowestOf([sum('juggling', 9, 100)])).toMatchObject({ people: 0, competencies: [] });
});
