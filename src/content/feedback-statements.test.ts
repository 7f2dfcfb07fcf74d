import { expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { feedbackLevels, feedbackStatements, withName } from './feedback-statements.ts';

test('each competency has a statement, in the order they are asked', () => {
  expect(Object.keys(feedbackStatements)).toEqual(competencies.map(({ id }) => id));
});

test.each(Object.entries(feedbackStatements))(
  'the statement on %s names the leader once, first, and by no pronoun',
  (_id, statement) => {
    expect(statement.split('{Name}')).toEqual(['', expect.stringMatching(/^ [a-z].+\.$/)]);
    expect(statement).not.toMatch(/\b(I|me|my|we|our|he|she|him|his|hers?|they|them|theirs?)\b/i);
    expect(statement.length).toBeLessThan(100);
  },
);

test('each level of the scale has its words', () => {
  expect(Object.keys(feedbackLevels)).toEqual(ratingScale.map(({ value }) => String(value)));
});

test('a name replaces each placeholder unchanged', () => {
  expect(withName('{Name} asks {Name}', '$& {Name}')).toBe('$& {Name} asks $& {Name}');
});
