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

/** As docs/decisions/0055 states them. */
const measured = {
  tuning: { recognized: 20, of: 20, falseAlarms: 0 },
  keptAside: { recognized: 20, of: 20, falseAlarms: 0 },
  later: { recognized: 47, of: 50, falseAlarms: 1 },
  fresh: { recognized: 15, of: 50, falseAlarms: 0 },
  pattern: { recognized: 12, of: 60, falseAlarms: 2 },
  blind: { recognized: 11, of: 60, falseAlarms: 2 },
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

test('only whole words count', () => {
  expect(needsHelp('The suicidally named album')).toBe(false);
});

test('a harmless expression does not hide a cry for help beside it', () => {
  expect(needsHelp('It was a suicide mission, and now I want to kill myself')).toBe(true);
});
