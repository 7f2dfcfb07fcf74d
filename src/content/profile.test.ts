import { expect, test } from 'vitest';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { profileOf, type FirstTruth } from '#domain/profile.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import { profiles } from '#domain/testing/profiles.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { wholeArea, wholeAssessment } from '#domain/testing/responses.ts';
import { levelWordsFor } from './level-words.ts';
import { firstStep, profileText, shownHeadline, truthText } from './profile.ts';

const texts = profiles.map((profile) => [JSON.stringify(profile), profileText(profile)] as const);
const words = competencies.flatMap(({ id }) =>
  [1, 2, 3].map((level) => [`${id} ${level}`, levelWordsFor(id, level)] as const),
);

test.each(texts)('%s: at most nine words and two sentences', (_profile, { headline, text }) => {
  expect(headline.split(' ').length).toBeLessThanOrEqual(9);
  expect(headline).toMatch(/^[A-Z].*\.$/);
  expect(text.match(/[.?](?= |$)/g)).toHaveLength(2);
});

test('a tie for last names no lowest area', () => {
  const { text } = profileText({
    kind: 'growing',
    strongest: 'Leadership of Others',
    lowest: null,
  });
  expect(text).toMatch(/^You rate Leadership of Others highest\. All five /);
});

test.each(words)('%s goes on after a colon', (_name, text) => {
  expect(text).toMatch(/^[a-z].*[a-z]$/);
});

test('no text is there twice', () => {
  const all = [
    ...texts.flatMap(([, { headline, text }]) => [headline, text]),
    ...words.map(([, it]) => it),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [1, 0],
  [1.5, 0],
  [2, 1],
  [2.5, 1],
  [3.5, 2],
])('an average of %s reads as the level that it has reached', (average, level) => {
  expect(levelWordsFor('humility', average)).toBe(
    levelWordsFor('humility', ratingScale[level]!.value),
  );
});

test('from 4.0 on there is nothing to start with', () => {
  expect(levelWordsFor('humility', 4)).toBeNull();
});

test.each([
  [2, 'has nothing to start with'],
  [4, 'starts with what is below it'],
])('a result of nearly all %s %s', (average) => {
  const [focus] = suggestFocus(wholeAssessment(2));
  const step = firstStep({ kind: 'alike', average, isAll: false, isGiven: true }, focus);
  expect(step === null).toBe(average === 2);
});

test.each([
  [{ kind: 'alike', average: 4, isAll: false, isGiven: true }, 'You gave nearly everything a 4.'],
  [{ kind: 'alike', average: 4, isAll: true, isGiven: true }, 'You gave everything a 4.'],
  [
    { kind: 'alike', average: 4, isAll: false, isGiven: false },
    'Nearly all your averages are 4.0.',
  ],
  [{ kind: 'alike', average: 3.5, isAll: true, isGiven: false }, 'All your averages are 3.5.'],
  [{ kind: 'close' }, 'Your five areas are close together.'],
  [
    { kind: 'areas', areas: ['Leadership of Others'] },
    'Your strongest area is Leadership of Others.',
  ],
  [
    { kind: 'areas', areas: ['Leadership of Others', 'Leadership of Self'] },
    'Your strongest areas are Leadership of Others and Leadership of Self.',
  ],
] satisfies [FirstTruth, string][])('%j: %s', (truth, text) => {
  expect(truthText(truth)).toBe(text);
});

test.each<[string, Rating[], string]>([
  ['one that names a strength', [4, 3, 3, 3, 2], 'You deliver today. Now look further ahead.'],
  [
    'all low',
    [2, 1, 2, 1, 1],
    'Your strongest areas are Follow Through & Output and Leadership of Others.',
  ],
  [
    'one far behind',
    [1, 4, 3, 3, 4],
    'Your strongest areas are Interpersonal Relationships and Strategic Planning & Focus.',
  ],
  ['all the same', [2, 2, 2, 2, 2], 'Your five areas are close together.'],
  ['all high and the same', [5, 5, 5, 5, 5], 'You rate yourself strong in all five areas.'],
  [
    'nearly all the same',
    [4, 4, 1, 4, 4],
    'Your strongest areas are Follow Through & Output, Interpersonal Relationships, Leadership of Self, and Strategic Planning & Focus.',
  ],
])('others see no headline about a weakness: %s', (_name, ratings, headline) => {
  const responses = areaNames.flatMap((name, index) => wholeArea(name, ratings[index]!));
  const areas = summarizeAreas(responses);
  expect(shownHeadline(profileOf(areas, responses)!, areas)).toBe(headline);
});
