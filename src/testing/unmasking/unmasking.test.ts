import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { cellOf } from '#domain/feedback/cells.ts';
import {
  feedbackRoles,
  type FeedbackKind,
  type FeedbackRole,
  type FullRound,
} from '#domain/feedback/feedback.ts';
import type { Cell, FullResult } from '#domain/feedback/result.ts';
import { publishFull } from '#domain/feedback/publish.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';
import { runs } from '#testing/generated/runs.ts';
import {
  CellReader,
  type ChangeOfGroup,
  knownFromTwo,
  knownIfTold,
  multisets,
  otherRound,
  recovered,
  scales,
} from './adversary.ts';

/** Whether the ratings of each person can be at least two values: people of one group can trade theirs. */
const isOpen = (answers: readonly (readonly number[])[]) => new Set(answers.flat()).size > 1;

test.each<[FeedbackKind, number]>([
  ['full', 20],
  ['focus', 8],
])(
  'no cell of a %s round, of 3 to %i ratings, gives away one of them',
  (kind, most) => {
    const reader = new CellReader(kind);
    for (let people = 3; people <= most; people += 1) {
      const cells = Map.groupBy(multisets(scales[kind].values, people), (ratings) =>
        JSON.stringify(cellOf(kind, ratings)),
      );
      for (const [text, answers] of cells) {
        const read = reader.read(JSON.parse(text) as Cell, people);
        // It means what the adversary reads, no more and no less.
        expect(String(read)).toBe(String(answers));
        if (!isOpen(read)) expect.fail(`${people} ratings: ${text}`);
      }
    }
  },
  60_000,
);

type Given = readonly (number | null | undefined)[];

/** Publishers who trust in rounding to one decimal. */
const average = (ratings: Given, least = 3) => {
  const given = ratings.filter((it) => typeof it === 'number');
  return given.length < least ? null : Number((sum(given) / given.length).toFixed(1));
};
const deviation = (ratings: Given) => {
  const mean = sum(ratings.map(Number)) / ratings.length;
  const squares = sum(ratings.map((it) => (Number(it) - mean) ** 2));
  return ratings.includes(null) ? null : Math.sqrt(squares / ratings.length).toFixed(1);
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0);
const ratingsOf = (forms: FullRound['forms'], ...roles: FeedbackRole[]) =>
  forms.filter(({ role }) => roles.includes(role)).map(({ ratings }) => ratings.humility);

describe('going through all answers to a statement', () => {
  test.each<[Partial<Record<FeedbackRole, number>>]>([
    [{ peer: 3 }],
    [{ peer: 5 }],
    [{ peer: 2, report: 1 }],
    [{ peer: 1, report: 1 }],
    [{ manager: 1, peer: 3, report: 1 }],
    [{ manager: 2, peer: 3, report: 3 }],
    [{ manager: 1, peer: 2, report: 2, other: 1 }],
  ])(
    'of %j recovers no rating',
    (sizes) => {
      expect(recovered(publishFull, sizes)).toEqual([]);
    },
    60_000,
  );

  test.each<[string, (round: FullRound) => unknown, Partial<Record<FeedbackRole, number>>]>([
    ['the average of two', ({ forms }) => average(ratingsOf(forms, 'peer'), 2), { peer: 2 }],
    ['the exact ends of the scale', ({ forms }) => average(ratingsOf(forms, 'peer')), { peer: 3 }],
    [
      'a total that includes a hidden report',
      ({ forms }) => [
        ratingsOf(forms, 'manager'),
        average(ratingsOf(forms, 'peer')),
        average(ratingsOf(forms, ...feedbackRoles)),
      ],
      { manager: 1, peer: 4, report: 1 },
    ],
    [
      'the average before and after one more answer',
      ({ forms }) => [
        average(ratingsOf(forms, 'peer')),
        average(ratingsOf(forms, 'peer', 'other')),
      ],
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
  const text = () => (random() < 0.4 ? '' : `Text ${Math.floor(random() * 1000)}`);
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

test('of 2,500 random rounds with up to 6 × 6 × 6 people, each has another with the same report', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (people, seed) => {
      const random = randomFrom(seed);
      const round = randomRound(people, random);
      const text = publishedText(round);
      const groups = (JSON.parse(text) as FullResult).groups.map(({ roles }) => roles);
      const other = otherRound(round, groups, random);
      expect(publishedText(other)).toBe(text);
      for (const { id } of competencies) {
        for (const roles of groups) {
          const given = givenBy(roles, id, round);
          const isKnown = given.length > 0 && !isOpen([given, givenBy(roles, id, other)]);
          if (isKnown) expect.fail(`${id} of ${roles.join(' and ')}: ${given.join()}`);
        }
      }
    }),
    // Each holds 35 statements: 87,500 sets of answers.
    runs(2500),
  );
}, 300_000);

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
    'of %i people, if %i tell, the others are known in %j percent of statements',
    (people, telling, percent) => {
      expect(odds.map((it) => knownIfTold(people, telling, it).toFixed(1))).toEqual(percent);
    },
  );

  test.each<[ChangeOfGroup, number, string, string, string, string]>([
    ['nothing', 4, '0–0', '0–0', '36–41', '34–41'],
    ['joins', 3, '93–95', '0–1', '47–49', '33–43'],
    ['leaves', 4, '93–95', '1–1', '45–50', '32–43'],
    ['replaced', 4, '1–8', '0–0', '40–47', '33–43'],
  ])(
    'two rounds, and %s changes in a group of %i',
    (change, people, repeating, certain, guessed, fromOne) => {
      const known = (moves: number) =>
        odds.map((it) => knownFromTwo(change, { people, moves, odds: it }));
      const range = (percents: number[]) =>
        [Math.min(...percents), Math.max(...percents)].map((it) => it.toFixed(0)).join('–');
      const moved = known(0.5);
      expect({
        repeating: range(known(0).map((it) => it.certain)),
        certain: range(moved.map((it) => it.certain)),
        guessed: range(moved.map((it) => it.guessed)),
        fromOne: range(moved.map((it) => it.guessedFromOne)),
      }).toEqual({ repeating, certain, guessed, fromOne });
    },
    30_000,
  );
});
