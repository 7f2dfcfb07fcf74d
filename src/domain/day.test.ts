import { expect, test } from 'vitest';
import { daySchema, momentOutput } from './day.ts';

test.each(['2027-02-28', '2028-02-29'])('%s is a day', (text) => {
  expect(daySchema.parse(text)).toBe(text);
});

const problems = (text: string) =>
  daySchema.safeParse(text).error?.issues.map(({ message }) => message);

test.each(['2027-02-29', '2027-2-1', '0000-01-01', '0000-00-00', 'today', ''])(
  '%s is not a day',
  (text) => {
    expect(problems(text)).toEqual(['must be a day, as 2027-02-28']);
  },
);

test.each(['2027-02-28T', 'x'.repeat(1000)])('%s is rejected by its length', (text) => {
  expect(problems(text)).toEqual(['is too long for a day, as 2027-02-28']);
});

test('a moment of a row becomes its text', () => {
  const text = '2027-02-28T08:00:00.000Z';
  expect(momentOutput.parse(new Date(text))).toBe(text);
});
