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

/** Decision 0013 says what the blind lines mean for the page. */
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

test.each([
  'My drivers left the truck off overnight, how do I tell them?',
  'How do I stop driving myself into burnout?',
  'Our platform is almost done, how do I keep the team motivated?',
  'What do I tell them about existing customers?',
  'How do I stop existing clients from leaving?',
  'How do I resist the urge to jump in and solve it?',
  'How do I stick to my guns in a negotiation?',
  'How do I make sure that new clients will find me?',
  'I am going to shoot them an email',
  'We want to cease production of the old model',
  'The project seems to be dead',
  'People ask how to jump from engineering to management',
  'My promotion made me lose touch with the team',
  'I walked into hot water with my boss',
  'I need to stabilize myself first',
  'I do not care if I disappoint the board',
  'My husband thinks that growth is dangerous',
  'Which values are those worth living?',
  'Quiet voices say nothing before the end of a meeting',
  'How do I make them all pay on time?',
  'Next time it will be worse unless we fix the process',
  'I am on the bridge call all night',
  'I was burned by my business partner',
  'Do you have tips on how to end it on a high note?',
])('work is not a crisis: %j', (line) => {
  expect(needsHelp(line)).toBe(false);
});

test.each([
  'I keep thinking about driving into the river',
  'I want to drive my car into a tree',
  'I could drive myself into a wall',
  'I stood on the platform and almost stepped off',
  'I want to stop existing',
  'I have the urge to jump in front of a train',
  'I feel the urge to jump into the river',
  'I have the urge to cut again',
  'They have access to my guns',
  'He will find me wherever I go',
  'I am going to shoot them all',
  'I would like to be dead',
  'I looked for a place to jump from',
  'I stabbed myself',
  'Nobody would care if I disappeared',
  'My ex is really dangerous',
  'Life is not worth living',
  'The voices tell me to end it',
  'I will make them all pay for what they did',
  'He said next time it will be worse',
])('the same words in a crisis are: %j', (line) => {
  expect(needsHelp(line)).toBe(true);
});
