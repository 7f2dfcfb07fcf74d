import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaNames, areas } from './areas.ts';
import { lowestAreas, priorityAreas, strengthAreas } from './development.ts';
import { firstTruth, profileOf, type FirstTruth, type Profile } from './profile.ts';
import { readsTheSame } from './score-format.ts';
import { summarizeAreas, type AreaSummary } from './scoring.ts';
import { wholeAssessment } from './testing/responses.ts';

const [follow, interpersonal, others, self, strategic] = areaNames;

function summaries(averages: readonly number[]): AreaSummary[] {
  return areas.map((area, index) => ({
    ...area,
    completed: 7,
    total: 7,
    averageScore: averages[index]!,
  }));
}

test.each<[string, number[], Profile]>([
  [
    'the strongest and the lowest',
    [3.1, 3.3, 3.9, 2.8, 3.4],
    { kind: 'pair', strongest: others!, lowest: self! },
  ],
  ['all from 4.0 on', [4, 4.9, 4.2, 4, 5], { kind: 'high' }],
  [
    'one that only reads 4.0',
    [3.96, 4.9, 4.2, 4.1, 4.3],
    { kind: 'pair', strongest: interpersonal!, lowest: follow! },
  ],
  ['all below 3.0', [1, 2.9, 2, 1.5, 1.7], { kind: 'low' }],
  ['within three tenths', [3.4, 3.5, 3.6, 3.7, 3.6], { kind: 'even' }],
  [
    'four tenths apart',
    [3.4, 3.5, 3.6, 3.8, 3.6],
    { kind: 'pair', strongest: self!, lowest: follow! },
  ],
  ['one eight tenths ahead', [3, 3.1, 3.2, 3.1, 4], { kind: 'ahead', area: strategic! }],
  ['one eight tenths behind', [3.9, 3.8, 3.9, 2.9, 3.7], { kind: 'behind', area: self! }],
  [
    'one ahead, one behind',
    [4.5, 3.5, 3.6, 3.5, 2.5],
    { kind: 'pair', strongest: follow!, lowest: strategic! },
  ],
  ['two tied on top', [3.8, 3.8, 3.5, 3.2, 3.4], { kind: 'lowest', area: self! }],
  ['two tied below', [3.2, 3.2, 3.5, 3.8, 3.4], { kind: 'strongest', area: self! }],
  [
    'the highest no strength',
    [3.1, 3.3, 3.4, 2.8, 3.2],
    { kind: 'growing', strongest: others!, lowest: self! },
  ],
  [
    'the highest far ahead, but no strength, two tied below',
    [2.4, 2.6, 3.4, 2.5, 2.4],
    { kind: 'growing', strongest: others!, lowest: null },
  ],
  ['tied at both ends', [3.2, 3.2, 3.8, 3.8, 3.4], { kind: 'ends' }],
])('%s', (_name, averages, profile) => {
  expect(profileOf(summaries(averages), [])).toEqual(profile);
});

test.each([
  [30, 4, { kind: 'alike', average: 4, isAll: false, isGiven: true }],
  [29, 4, { kind: 'high' }],
  [35, 5, { kind: 'alike', average: 5, isAll: true, isGiven: true }],
] as const)('%s of 35 competencies with the average %s', (count, rating, profile) => {
  const responses = wholeAssessment(rating).map((response, index) =>
    index < count ? response : { ...response, question1Rating: 5 as const, averageRating: 450 },
  );
  expect(profileOf(summarizeAreas(responses), responses)).toEqual(profile);
});

test('an average between two ratings was not given', () => {
  const [first, ...rest] = wholeAssessment(4);
  const responses = [{ ...first!, question1Rating: 3, question2Rating: 5 } as const, ...rest];
  expect(profileOf(summarizeAreas(responses), responses)).toMatchObject({ isGiven: false });
});

test('there is none until every area is complete', () => {
  const [first, ...rest] = summaries([3, 3.5, 4, 2, 3]);
  expect(profileOf([{ ...first!, completed: 6 }, ...rest], [])).toBeNull();
});

/** 1.0 to 5.0 in steps of 0.05: of ten competencies the averages lie between two tenths. */
const average = fc.integer({ min: 20, max: 100 }).map((steps) => steps / 20);

test('every result has one, and it agrees with the priority, the strengths, and the ties', () => {
  fc.assert(
    fc.property(fc.tuple(average, average, average, average, average), (averages) => {
      const all = summaries(averages);
      const profile = profileOf(all, [])!;
      const ends = all.map(({ averageScore }) => averageScore).toSorted((a, b) => a - b);
      const at = (end: number) => all.filter((it) => readsTheSame(it.averageScore, end));
      const [lowest, strongest] = [at(ends[0]!), at(ends[4]!)].map((tied) =>
        tied.map(({ name }) => name),
      );
      const { kind } = profile;
      const low = { pair: 'lowest', growing: 'lowest', behind: 'area', lowest: 'area' }[
        kind as string
      ];
      const high = { pair: 'strongest', growing: 'strongest', ahead: 'area', strongest: 'area' }[
        kind as string
      ];
      const named = profile as unknown as Record<string, string | null>;
      if (low && named[low] !== null) {
        expect(lowest).toEqual([named[low]]);
        expect(lowestAreas(all).map(({ name }) => name)).toEqual([named[low]]);
        for (const { name } of priorityAreas(all)) expect(name).toBe(named[low]);
      }
      if (high) expect(strongest).toEqual([named[high]]);
      if (high) expect(strengthAreas(all).length > 0).toBe(kind !== 'growing');
      if (kind === 'high') expect(priorityAreas(all)).toEqual([]);
      if (kind === 'low') expect(strengthAreas(all)).toEqual([]);
      if (kind === 'ends')
        expect([lowest!.length, strongest!.length].every((n) => n > 1)).toBe(true);
    }),
  );
});

test.each<[string, number[], FirstTruth]>([
  ['one', [3.1, 3.3, 3.9, 2.8, 3.4], { kind: 'areas', areas: [others!] }],
  [
    'one, of areas that are all low',
    [1, 2.9, 2, 1.5, 1.7],
    { kind: 'areas', areas: [interpersonal!] },
  ],
  [
    'two that read the same',
    [3.76, 3.8, 3.5, 3.2, 3.4],
    { kind: 'areas', areas: [follow!, interpersonal!] },
  ],
  [
    'four',
    [4.5, 4.5, 4.5, 4.5, 2],
    { kind: 'areas', areas: [follow!, interpersonal!, others!, self!] },
  ],
  ['none: within three tenths', [3.4, 3.5, 3.6, 3.7, 3.6], { kind: 'close' }],
  ['none: all high and the same', [4.2, 4.2, 4.2, 4.2, 4.2], { kind: 'close' }],
])('the strongest areas: %s', (_name, averages, truth) => {
  expect(firstTruth(summaries(averages), [])).toEqual(truth);
});

test('of nearly the same ratings everywhere, no area is called the strongest', () => {
  const responses = wholeAssessment(4);
  const truth = { kind: 'alike', average: 4, isAll: true, isGiven: true };
  expect(firstTruth(summarizeAreas(responses), responses)).toEqual(truth);
});

test('before all areas are complete, nothing is said', () => {
  const responses = wholeAssessment(4).slice(1);
  expect(firstTruth(summarizeAreas(responses), responses)).toBeNull();
});
