import { expect, test } from 'vitest';
import {
  blindLines,
  freshLines,
  keptAsideLines,
  laterLines,
  patternLines,
  tuningLines,
} from '#testing/crisis-lines.ts';
import { needsHelp } from './crisis.ts';

/** The numbers in docs/decisions/0055. */
const measured = {
  tuning: { recognized: 20, of: 20, falseAlarms: 0 },
  keptAside: { recognized: 20, of: 20, falseAlarms: 0 },
  later: { recognized: 49, of: 50, falseAlarms: 0 },
  fresh: { recognized: 49, of: 50, falseAlarms: 0 },
  pattern: { recognized: 56, of: 60, falseAlarms: 0 },
  blind: { recognized: 46, of: 60, falseAlarms: 1 },
};

test.each([
  ['tuning', tuningLines],
  ['keptAside', keptAsideLines],
  ['later', laterLines],
  ['fresh', freshLines],
  ['pattern', patternLines],
  ['blind', blindLines],
] as const)('of the %s lines, as many are recognized as stated', (name, lines) => {
  const missed = lines.crisis.filter((line) => !needsHelp(line));
  const alarmed = lines.exaggerations.filter(needsHelp);
  const of = lines.crisis.length;
  const all = [...lines.crisis, ...lines.exaggerations];
  expect(new Set(all).size).toBe(all.length);
  expect(
    { recognized: of - missed.length, of, falseAlarms: alarmed.length },
    JSON.stringify({ missed, alarmed }, null, 1),
  ).toEqual(measured[name]);
});

test.each([
  'I WANT TO KILL MYSELF',
  'I want  to\nkill — myself!',
  'I don’t want to live',
  'i dont want to live',
  'I do ＷＡＮＴ to die',
])('case, punctuation, and forms of letters do not matter: %j', (line) => {
  expect(needsHelp(line)).toBe(true);
});

test.each([
  ['a word that only contains another', 'I want to reskill myself'],
  ['words of two sentences', 'I want to. Die Hard is on tonight'],
  ['words in another order', 'To live is what I want'],
  ['words far from each other', 'It is a burden to work late so often that my family complains'],
  ['words that mean something else', 'Saying so is career suicide'],
])('%s do not count', (_what, line) => {
  expect(needsHelp(line)).toBe(false);
});

test.each([
  ['short forms', 'i dont wanna live'],
  ['words that only weigh', 'I honestly just really want to die'],
  ['other endings of a word', 'i am suicidle'],
  ['words between', 'I am a burden to all of my family'],
  ['one sentence among many', 'We ship on Friday. I want to die. Who should test it?'],
])('%s do not hide a cry for help', (_what, line) => {
  expect(needsHelp(line)).toBe(true);
});

test('a harmless expression does not hide a cry for help beside it', () => {
  expect(needsHelp('It was a suicide mission, and now I want to kill myself')).toBe(true);
});
