import { expect, test } from 'vitest';
import { adviceText, adviceTier } from './advice.ts';
import { formatAverage } from './score-format.ts';
import { summarizeAreas } from './scoring.ts';
import { idsOf, response } from './testing/responses.ts';

const strong = 'Strong competency area. Consider mentoring others in these skills.';
const developing = 'Developing well. Continue building and practicing these capabilities.';
const focus = 'Focus area for development. Prioritize learning resources and practice.';

test.each([
  [0, null, '-'],
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
  expect(adviceText(average)).toBe(text);
});

test('the tier follows the exact average, even if it is shown rounded up to the next tier', () => {
  const responses = idsOf('Interpersonal Relationships').map((id, index) =>
    response(id, 3, index === 0 ? 2 : 3),
  );
  const area = summarizeAreas(responses).find(({ name }) => name === 'Interpersonal Relationships');
  expect(area?.averageScore).toBe(2.95);
  expect(formatAverage(area?.averageScore ?? 0)).toBe('3.0');
  expect(adviceTier(area?.averageScore ?? 0)).toBe('focus');
});
