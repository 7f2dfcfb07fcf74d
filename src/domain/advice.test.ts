import { expect, test } from 'vitest';
import { adviceText, adviceTier } from './development.ts';
import { formatAverage } from './score-format.ts';
import { summarizeAreas } from './scoring.ts';
import { idsOf, response } from './testing/responses.ts';

const strong = 'Strong competency area. Consider mentoring others in these skills.';
const developing = 'Developing well. Continue building and practicing these capabilities.';
const focus = 'Focus area for development. Prioritize learning resources and practice.';

const whole = (averageScore: number) => ({ completed: 7, total: 7, averageScore });

test.each([
  [1, 'focus', focus],
  [2.9, 'focus', focus],
  [2.995, 'focus', focus],
  [3, 'developing', developing],
  [3.5, 'developing', developing],
  [3.995, 'developing', developing],
  [4, 'strong', strong],
  [5, 'strong', strong],
])('an average of %d is tier %s', (average, tier, text) => {
  expect(adviceTier(average)).toBe(tier);
  expect(adviceText(whole(average))).toBe(text);
});

test.each([
  ['nothing is rated', 0, 0],
  ['one of seven is rated', 1, 4],
  ['six of seven are rated', 6, 1],
])('there is no advice for an incomplete area: %s', (_name, completed, averageScore) => {
  expect(adviceText({ completed, total: 7, averageScore })).toBeNull();
});

test('nothing answered has no tier', () => {
  expect(adviceTier(0)).toBeNull();
});

test('the tier follows the exact average, even if it is shown rounded up to the next tier', () => {
  const responses = idsOf('Interpersonal Relationships').map((id, index) =>
    response(id, 3, index === 0 ? 2 : 3),
  );
  const area = summarizeAreas(responses).find(
    ({ name }) => name === 'Interpersonal Relationships',
  )!;
  expect(area.averageScore).toBe(2.95);
  expect(formatAverage(area.averageScore)).toBe('3.0');
  expect(adviceText(area)).toBe(focus);
});
