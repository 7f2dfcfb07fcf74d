import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { cellOf } from '#domain/feedback/cells.ts';
import {
  feedbackRoles,
  type FeedbackKind,
  type FeedbackRole,
  type FullRound,
  type FullResult,
} from '#domain/feedback/feedback.ts';
import { publishFull } from '#domain/feedback/full-result.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback.ts';
import { runs } from '#testing/generated/runs.ts';
import { CellReader, knownIfTold, multisets, otherRound, recovered, scales } from './adversary.ts';

/** Whether the ratings of each person can be at least two values: people of one group can trade theirs. */
const isOpen = (answers: readonly (readonly number[])[]) => new Set(answers.flat()).size > 1;

test.each<[FeedbackKind, number]>([
  ['full', 20],
  ['focus', 8],
])('no cell of a %s round, of 3 to %i ratings, gives away one of them', (kind, most) => {
  for (let people = 3; people <= most; people += 1) {
    const cells = Map.groupBy(multisets(scales[kind].values, people), (ratings) =>
      JSON.stringify(cellOf(kind, ratings)),
    );
    const closed = [...cells].filter(([, answers]) => !isOpen(answers)).map(([cell]) => cell);
    expect(closed).toEqual([]);
  }
});

/** Rounded to one decimal, as by a publisher who trusts in rounding. */
const average = (ratings: readonly (number | null | undefined)[]) => {
  const given = ratings.filter((it) => typeof it === 'number');
  return given.length === 0 ? null : Number((sum(given) / given.length).toFixed(1));
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0);
const ratingsOf = (forms: FullRound['forms'], ...roles: FeedbackRole[]) =>
  forms.filter(({ role }) => roles.includes(role)).map(({ ratings }) => ratings.humility);
const deviation = (ratings: readonly (number | null | undefined)[]) => {
  const given = ratings.filter((it) => typeof it === 'number');
  const mean = sum(given) / given.length;
  return Math.sqrt(sum(given.map((it) => (it - mean) ** 2)) / given.length).toFixed(1);
};

describe('going through all answers to a statement', () => {
  test.each<[Partial<Record<FeedbackRole, number>>]>([
    [{ peer: 3 }],
    [{ peer: 5 }],
    [{ peer: 2, report: 1 }],
    [{ peer: 1, report: 1 }],
    [{ manager: 1, peer: 3, report: 1 }],
    [{ manager: 2, peer: 3, report: 3 }],
    [{ manager: 1, peer: 2, report: 2, other: 1 }],
  ])('of %j recovers no rating', (sizes) => {
    expect(recovered(publishFull, sizes)).toEqual([]);
  });

  test.each<[string, (round: FullRound) => unknown, Partial<Record<FeedbackRole, number>>]>([
    ['the average of two', ({ forms }) => average(ratingsOf(forms, 'peer')), { peer: 2 }],
    ['the exact ends of the scale', ({ forms }) => average(ratingsOf(forms, 'peer')), { peer: 3 }],
    [
      'a total that includes a hidden report',
      ({ forms }) => [
        ratingsOf(forms, 'manager'),
        Math.min(4.5, Math.max(1.5, average(ratingsOf(forms, 'peer')) ?? 0)),
        average(ratingsOf(forms, ...feedbackRoles)),
      ],
      { manager: 1, peer: 3, report: 1 },
    ],
    [
      'the average before and after one more answer',
      ({ forms }) => [ratingsOf(forms, 'peer'), ratingsOf(forms, 'peer', 'other')].map(average),
      { peer: 4, other: 1 },
    ],
    [
      'an average and a deviation',
      ({ forms }) => [average(ratingsOf(forms, 'peer')), deviation(ratingsOf(forms, 'peer'))],
      { peer: 3 },
    ],
    [
      'how often each rating was given',
      ({ forms }) => ratingsOf(forms, 'peer').toSorted((a, b) => Number(a) - Number(b)),
      { peer: 3 },
    ],
    [
      'the range',
      ({ forms }) =>
        [Math.min, Math.max].map((end) => end(...ratingsOf(forms, 'peer').map(Number))),
      { peer: 3 },
    ],
    [
      'groups that overlap',
      ({ forms }) =>
        [ratingsOf(forms, 'peer'), ratingsOf(forms, 'peer', 'report')].map((ratings) =>
          ratings.length < 3 ? null : average(ratings)?.toFixed(1),
        ),
      { peer: 3, report: 1 },
    ],
  ])('recovers some from %s', (_name, publish, sizes) => {
    expect(recovered(publish, sizes)).not.toEqual([]);
  });
});

/** mulberry32: numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Sizes = Record<FeedbackRole, number>;

/** Most statements are near one level, as people's ratings are. Some are all alike, some are rarely observed. */
function randomRound(sizes: Sizes, random: () => number): FullRound {
  const styles = competencies.map(() => ({
    level: 1 + Math.floor(random() * 5),
    spread: [0, 0, 0.3, 1, 2, 4][Math.floor(random() * 6)]!,
    observed: [1, 1, 1, 0.8, 0.4][Math.floor(random() * 5)]!,
  }));
  const rating = ({ level, spread, observed }: (typeof styles)[number]) => {
    if (random() > observed) return null;
    return Math.min(5, Math.max(1, Math.round(level + (random() - 0.5) * 2 * spread))) as Rating;
  };
  const text = () => (random() < 0.4 ? null : `Text ${Math.floor(random() * 1000)}`);
  const forms = feedbackRoles.flatMap((role) =>
    Array.from({ length: sizes[role] }, () =>
      fullForm(
        role,
        Object.fromEntries(competencies.map(({ id }, at) => [id, rating(styles[at]!)])),
        { keep: text(), help: text() },
      ),
    ),
  );
  const self = competencies.map(({ id }) => [id, (1 + Math.floor(random() * 5)) as Rating]);
  return fullRound(forms, { self: Object.fromEntries(self) });
}

const sizes: fc.Arbitrary<Sizes> = fc.record({
  manager: fc.nat(2),
  peer: fc.nat(6),
  report: fc.nat(6),
  other: fc.nat(6),
});

/** What a leader sees: the report, its export, its print, and a shared link all hold this text or less. */
const publishedText = (round: FullRound) => JSON.stringify(publishFull(round));

const givenBy = (roles: readonly FeedbackRole[], id: CompetencyId, { forms }: FullRound) =>
  forms.flatMap(({ role, ratings }) => (roles.includes(role) && ratings[id]) || []);

test('of thousands of random rounds with up to 6 × 6 × 6 people, each rating keeps two values', () => {
  const reader = new CellReader('full');
  fc.assert(
    fc.property(sizes, fc.nat(), (people, seed) => {
      const random = randomFrom(seed);
      const round = randomRound(people, random);
      const text = publishedText(round);
      const result = JSON.parse(text) as FullResult;
      const groups = result.groups.map(({ roles }) => roles);
      // Another round with the same report: no method can tell the two apart.
      const other = otherRound(round, groups, random);
      expect(publishedText(other)).toBe(text);
      for (const { competencyId, cells } of result.rows) {
        for (const [at, roles] of groups.entries()) {
          const given = givenBy(roles, competencyId, round);
          const elsewhere = givenBy(roles, competencyId, other);
          if (given.length > 0) expect(isOpen([given, elsewhere])).toBe(true);
          const cell = cells[at];
          if (!cell) continue;
          const answers = reader.read(cell, given.length);
          expect(isOpen(answers)).toBe(true);
          expect(answers).toContainEqual(given.toSorted((a, b) => a - b));
        }
      }
    }),
    runs(2500),
  );
}, 120_000);

describe('the figures of docs/feedback.md:', () => {
  /** If each rating is as likely as any other, and if most are 4. */
  const odds = [
    [0.2, 0.2, 0.2, 0.2, 0.2],
    [0.03, 0.1, 0.25, 0.4, 0.22],
  ];

  test.each([
    [3, 1, ['6.4', '3.9']],
    [3, 2, ['96.8', '97.0']],
    [4, 1, ['1.3', '0.8']],
    [4, 2, ['7.7', '4.7']],
    [5, 1, ['0.4', '1.6']],
    [5, 2, ['2.9', '6.3']],
    [6, 1, ['0.1', '0.1']],
    [6, 2, ['0.4', '1.1']],
    [8, 1, ['0.0', '0.0']],
    [8, 2, ['0.0', '0.1']],
  ])(
    'of %i people, %i tell and so reveal the others in %j percent of statements',
    (people, telling, percent) => {
      expect(odds.map((it) => knownIfTold(people, telling, it).toFixed(1))).toEqual(percent);
    },
  );
});
