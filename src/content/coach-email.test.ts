import { expect, test } from 'vitest';
import { filledIn, mailtoLink, type EmailWords } from './coach-email.ts';
import { practiceSettings } from './site-settings.ts';

const words: EmailWords = {
  date: 'June 1, 2026',
  profile: 'You help others grow before yourself.',
  competency: 'Humility',
  question: 'Who last changed your mind, and how did they find out?',
  link: 'https://calls.example.org/$&/intro',
};
const { default: standard } = practiceSettings['coachEmail.text'];

test('the standard text says the date, the profile, where to start, a question, and where to book', () => {
  expect(filledIn(standard, words)).toBe(
    [
      'Hello,',
      'I have read your Ready Leader results from June 1, 2026.',
      'By your own ratings: You help others grow before yourself.',
      'I would start with Humility. My first question: Who last changed your mind, and how did they find out?',
      'Would you like to talk? The call is free, and you can choose a time here: https://calls.example.org/$&/intro',
      'Best regards,',
    ].join('\n\n'),
  );
});

test('a paragraph is left out where there is nothing to fill in', () => {
  const unfinished = { ...words, profile: null, competency: null, question: null, link: null };
  expect(filledIn(standard, unfinished)).toBe(
    'Hello,\n\nI have read your Ready Leader results from June 1, 2026.\n\nBest regards,',
  );
});

test('a mail program gets the address, the subject, and the line breaks as they are', () => {
  const link = mailtoLink('o’neil&co?+1@example.org', 'Results & more?', 'One.\n\nTwo: 50% of #1');
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe('o’neil&co?+1@example.org');
  expect([...searchParams]).toEqual([
    ['subject', 'Results & more?'],
    ['body', 'One.\r\n\r\nTwo: 50% of #1'],
  ]);
});

test('the standard text with the longest words fits the 2,000 characters that Windows passes on', () => {
  const longest = {
    ...words,
    profile: 'w '.repeat(130),
    question: 'w '.repeat(50),
    link: `https://calls.example.org/${'x'.repeat(74)}`,
  };
  const address = `${'x'.repeat(64)}@example.org`;
  expect(mailtoLink(address, 'x'.repeat(60), filledIn(standard, longest)).length).toBeLessThan(
    2000,
  );
});
