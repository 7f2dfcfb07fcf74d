import { cellOf } from '#domain/feedback/cells.ts';
import type {
  FeedbackKind,
  FeedbackRole,
  FullForm,
  FullRound,
  GroupedRole,
} from '#domain/feedback/feedback.ts';
import type { Cell } from '#domain/feedback/result.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';

/*
 * A leader who knows this code, and how many people of each role answered, and tries to find out how one
 * of them rated. Three ways: all ratings that lead to a published cell, all answers that lead to a whole
 * report, and another round with the same report. The last one stops any method, linear equations included.
 */

/** All ways in which `count` people can answer, no matter who gives which answer. */
export function multisets<T>(values: readonly T[], count: number): T[][] {
  const [first, ...rest] = values;
  if (first === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: count + 1 }, (_, times) => times).flatMap((times) =>
    multisets(rest, count - times).map((others) => [...Array<T>(times).fill(first), ...others]),
  );
}

export const scales: Record<FeedbackKind, { values: number[]; below: number; above: number }> = {
  focus: { values: [-3, -2, -1, 0, 1, 2, 3], below: -2.5, above: 2.5 },
  full: { values: [1, 2, 3, 4, 5], below: 1.5, above: 4.5 },
};

interface Answers {
  ratings: number[];
  sum: number;
  /** From the mean, on average. */
  deviation: number;
}

/** All answers of this many people, from the lowest rating to the highest. */
function answersOf(kind: FeedbackKind, people: number): Answers[] {
  return multisets(scales[kind].values, people).map((ratings) => {
    const sum = sumOf(ratings);
    const deviation = sumOf(ratings.map((it) => Math.abs(it - sum / people))) / people;
    return { ratings, sum, deviation };
  });
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0);

/** Reads cells, as someone who knows how many people rated. */
export class CellReader {
  readonly #kind: FeedbackKind;
  readonly #answers = new Map<number, Answers[]>();
  readonly #read = new Map<string, number[][]>();

  constructor(kind: FeedbackKind) {
    this.#kind = kind;
  }

  /** All answers that the cell leaves possible. */
  read(cell: Cell, people: number): number[][] {
    const key = `${cell.average} ${cell.agreement} ${people}`;
    const known = this.#read.get(key) ?? this.#find(cell, people);
    this.#read.set(key, known);
    return known;
  }

  #find({ average, agreement }: Cell, people: number): number[][] {
    const { below, above } = scales[this.#kind];
    const answers = this.#answers.get(people) ?? answersOf(this.#kind, people);
    this.#answers.set(people, answers);
    return answers
      .filter(({ sum }) => {
        if (average === 'below') return sum < below * people;
        if (average === 'above') return sum > above * people;
        // Half a tenth reads as the tenth farther from zero.
        const beyond = Math.abs(100 * sum) - Math.abs(average) * people;
        const isRounded = sum * average >= 0 && beyond >= -5 * people && beyond < 5 * people;
        return isRounded && sum >= below * people && sum <= above * people;
      })
      .filter(({ deviation }) => {
        if (agreement === null) return true;
        if (agreement === 'high') return deviation < 0.6 - HAIR;
        return deviation > 0.6 - HAIR && deviation > 1 + HAIR === (agreement === 'low');
      })
      .map(({ ratings }) => ratings);
  }
}

/** What fractions can be off by. */
const HAIR = 1e-9;

/** The forms of one statement: managers known, everyone else rated or "Not observed". */
type World = Partial<Record<GroupedRole, (Rating | null)[]>>;

/**
 * Goes through all answers that people can give to one statement, and returns the ratings that what
 * is published of them leaves no second value for.
 */
export function recovered(
  publish: (round: FullRound) => unknown,
  sizes: Partial<Record<FeedbackRole, number>>,
): string[] {
  const { manager = 0, ...people } = sizes;
  const managers = Array.from({ length: manager }, () => fullForm('manager', { humility: 3 }));
  const published = new Map<string, Map<GroupedRole, Set<Rating>>>();
  for (const world of worldsOf(people)) {
    const forms = Object.entries(world).flatMap(([role, ratings]) =>
      ratings.map((humility) => fullForm(role as GroupedRole, { humility })),
    );
    const text = JSON.stringify(
      publish(fullRound([...managers, ...forms], { self: { humility: 5 } })),
    );
    const possible = published.get(text) ?? new Map<GroupedRole, Set<Rating>>();
    published.set(text, possible);
    for (const { role, ratings } of forms) {
      const values = possible.get(role as GroupedRole) ?? new Set();
      possible.set(role as GroupedRole, values);
      if (ratings.humility) values.add(ratings.humility);
    }
  }
  return [...published].flatMap(([text, possible]) =>
    [...possible]
      .filter(([, values]) => values.size === 1)
      .map(([role, values]) => `${role}: ${[...values].join()} from ${text}`),
  );
}

function worldsOf(people: Partial<Record<GroupedRole, number>>): World[] {
  return Object.entries(people).reduce<World[]>(
    (worlds, [role, count]) => {
      const answers = multisets<Rating | null>([null, 1, 2, 3, 4, 5], count);
      return worlds.flatMap((world) => answers.map((ratings) => ({ ...world, [role]: ratings })));
    },
    [{}],
  );
}

/**
 * A round in which as much as possible is different, but not the report: in each group people trade their
 * ratings of a statement; if all are equal, two move apart, or one moves off the end of the scale; what
 * is blank changes; comments go to other forms.
 */
export function otherRound(
  round: FullRound,
  groups: readonly (readonly FeedbackRole[])[],
  random: () => number,
): FullRound {
  const others = round.forms.filter(({ role }) => role !== 'manager');
  const keep = traded(
    others.map((form) => form.texts.keep),
    random,
  );
  const help = traded(
    others.map((form) => form.texts.help),
    random,
  );
  const changed = others.map((form, at) => ({
    ...form,
    ratings: { ...form.ratings },
    texts: { keep: keep[at]!, help: help[at]! },
  }));
  const shown = groups.map((roles) => changed.filter(({ role }) => roles.includes(role)));
  for (const forms of groups.length === 0 ? [changed] : shown) tradeRatings(forms, random);
  return { ...round, forms: [...round.forms.filter(({ role }) => role === 'manager'), ...changed] };
}

type Changeable = FullForm & { ratings: Record<string, Rating | null> };

function tradeRatings(forms: readonly Changeable[], random: () => number): void {
  for (const id of new Set(forms.flatMap(({ ratings }) => Object.keys(ratings)))) {
    const raters = forms.filter(({ ratings }) => ratings[id]);
    const given = raters.map(({ ratings }) => ratings[id]!);
    const other = otherRatings(given, random);
    raters.forEach(({ ratings }, at) => {
      ratings[id] = other[at]!;
    });
  }
}

function otherRatings(given: readonly Rating[], random: () => number): Rating[] {
  const [first] = given;
  if (first === undefined) return [];
  if (given.length < 3) return given.map((it) => ((it % 5) + 1) as Rating);
  if (given.some((it) => it !== first)) return traded(given, random);
  const rest = given.slice(2);
  if (first === 1) return [2, first, ...rest];
  if (first === 5) return [4, first, ...rest];
  return [(first - 1) as Rating, (first + 1) as Rating, ...rest];
}

function traded<T>(given: readonly T[], random: () => number): T[] {
  return given
    .map((it) => ({ it, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ it }) => it);
}

/**
 * How often the ratings of all others are certain, in percent of statements, if so many of a group tell the
 * leader how they rated. `odds` says how often people give each rating of 1 to 5.
 */
export function knownIfTold(people: number, telling: number, odds: readonly number[]): number {
  const reader = new CellReader('full');
  let known = 0;
  for (const ratings of multisets(scales.full.values, people)) {
    const answers = reader.read(cellOf('full', ratings)!, people);
    for (const told of distinct(subsets(ratings, telling))) {
      const left = answers.flatMap((it) => without(it, told) ?? []);
      if (new Set(left).size > 1) continue;
      known += likelihood(told, odds) * likelihood(without(ratings, told)!, odds);
    }
  }
  return known * 100;
}

/** What happens to a group between two rounds. Each asks about someone who answers in one of them, or in both. */
export const changesOfGroup = ['nothing', 'joins', 'leaves', 'replaced'] as const;
export type ChangeOfGroup = (typeof changesOfGroup)[number];

/**
 * How often a leader who has the reports of two rounds is certain of one person's rating, and how often the best guess is right, in
 * percent of statements. The person is the one who joins, leaves, or replaces another; if no one does, any.
 * @param people in the first round
 * @param moves how likely someone's second rating is a step away from the first, as far as the scale allows
 */
export function knownFromTwo(
  change: ChangeOfGroup,
  { people, moves, odds }: { people: number; moves: number; odds: readonly number[] },
): { certain: number; guessed: number; guessedFromOne: number } {
  const values = scales.full.values;
  const again = (rating: number) => {
    const near = values.filter((it) => Math.abs(it - rating) === 1);
    return values.flatMap((it): [number, number][] => {
      const chance = it === rating ? 1 - moves : near.includes(it) ? moves / near.length : 0;
      return chance > 0 ? [[it, chance]] : [];
    });
  };
  /** Two rounds of the others: the ratings of both, sorted, and how likely they are. */
  let others = new Map([['|', 1]]);
  const add = (
    to: ReadonlyMap<string, number>,
    pairs: readonly (readonly [string, string, number])[],
  ) => {
    const next = new Map<string, number>();
    for (const [key, chance] of to) {
      const [first = '', second = ''] = key.split('|');
      for (const [one, two, weight] of pairs) {
        const grown = [first + one, second + two].map((it) => [...it].toSorted().join(''));
        next.set(grown.join('|'), (next.get(grown.join('|')) ?? 0) + chance * weight);
      }
    }
    return next;
  };
  const stays = values.flatMap((rating) =>
    again(rating).map(
      ([second, chance]) => [`${rating}`, `${second}`, odds[rating - 1]! * chance] as const,
    ),
  );
  const leaves = values.map((rating) => [`${rating}`, '', odds[rating - 1]!] as const);
  const joins = values.map((rating) => ['', `${rating}`, odds[rating - 1]!] as const);
  const besides = change === 'joins' ? people : people - 1;
  for (let one = 0; one < besides; one += 1) others = add(others, stays);
  if (change === 'replaced') others = add(others, leaves);

  const asked = { nothing: stays, joins, leaves, replaced: joins }[change];
  const report = (ratings: string) => JSON.stringify(cellOf('full', [...ratings].map(Number)));
  const posteriors = { both: new Map<string, number[]>(), one: new Map<string, number[]>() };
  for (const person of asked) {
    const rating = Number(change === 'leaves' ? person[0] : person[1]);
    for (const [key, chance] of add(others, [person])) {
      const [first = '', second = ''] = key.split('|');
      const one = report(change === 'leaves' ? first : second);
      const seen = { both: `${report(first)} ${report(second)}`, one };
      for (const from of ['both', 'one'] as const) {
        const posterior = posteriors[from].get(seen[from]) ?? values.map(() => 0);
        posterior[rating - 1]! += chance;
        posteriors[from].set(seen[from], posterior);
      }
    }
  }
  const best = (from: 'both' | 'one') =>
    100 * sumOf([...posteriors[from].values()].map((it) => Math.max(...it)));
  const certain = [...posteriors.both.values()].filter((it) => it.filter(Boolean).length === 1);
  return {
    certain: 100 * sumOf(certain.map(sumOf)),
    guessed: best('both'),
    guessedFromOne: best('one'),
  };
}

/** Of exactly these ratings, no matter who gives which. */
function likelihood(ratings: readonly number[], odds: readonly number[]): number {
  return scales.full.values.reduce((product, value) => {
    const times = ratings.filter((it) => it === value).length;
    return product * (odds[value - 1]! ** times / factorial(times));
  }, factorial(ratings.length));
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

function subsets(ratings: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return ratings.flatMap((first, at) =>
    subsets(ratings.slice(at + 1), count - 1).map((others) => [first, ...others]),
  );
}

const distinct = (lists: readonly number[][]) => [
  ...new Map(lists.map((it) => [String(it), it])).values(),
];

/** The other ratings, or null if the told ones are not among them. */
function without(ratings: readonly number[], told: readonly number[]): number[] | null {
  const left = [...ratings];
  for (const rating of told) {
    const at = left.indexOf(rating);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
