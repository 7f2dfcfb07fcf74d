import { expect, test } from 'vitest';
import type { Practice } from '#content/site-settings.ts';
import { emptyPractice as practice } from '#testing/practices.ts';
import { practiceFaults } from './setting-rules.ts';

const { coach, contact, testimonials } = practice;

test('the defaults are valid', () => {
  expect(practiceFaults(practice)).toEqual([]);
});

test.each<[string, Partial<Practice>]>([
  [
    'coach.introduction must have at most 3 entries',
    { coach: { ...coach, introduction: ['One.', 'Two.', 'Three.', 'Four.'] } },
  ],
  ['coach.credentials.0 must not be empty', { coach: { ...coach, credentials: [' '] } }],
  ['contact.email must be an email address', { contact: { ...contact, email: 'at home' } }],
  [
    'contact.phone must be a phone number',
    { contact: { ...contact, phone: 'javascript:alert(1)' } },
  ],
  [
    'socialProfiles.0.url must be an https address',
    { socialProfiles: [{ label: 'Elsewhere', url: 'javascript:alert(1)' }] },
  ],
  ['discoveryCall.minutes must be 5 or more', { discoveryCall: { minutes: 0, medium: '' } }],
  [
    'discoveryCall.minutes must be a whole number',
    { discoveryCall: { minutes: 22.5, medium: '' } },
  ],
  [
    'testimonials.home.attribution must not be empty',
    { testimonials: { ...testimonials, home: { quote: 'It helped.', attribution: '' } } },
  ],
  ['statistics must be six figures', { statistics: [{ value: '1', label: 'figure' }] }],
  [
    'coachEmail.subject may have only these words in braces: {date}',
    { coachEmail: { ...practice.coachEmail, subject: 'Your {profile}' } },
  ],
  [
    'coachEmail.text may have only these words in braces: {date}, {profile}, {competency}, {question}, {link}',
    { coachEmail: { ...practice.coachEmail, text: ['Hello,', 'about {Date}'] } },
  ],
  [
    'newsletter.issueTitles must have at most 3 entries',
    { newsletter: { issueTitles: ['a', 'b', 'c', 'd'] } },
  ],
])('reports: practice.%s', (fault, changed) => {
  expect(practiceFaults({ ...practice, ...changed })).toEqual([
    expect.stringContaining(`practice.${fault}`),
  ]);
});

test('lists every fault', () => {
  const changed = { ...practice, place: 'x'.repeat(81), discoveryCall: { minutes: 1, medium: '' } };
  expect(practiceFaults(changed)).toHaveLength(2);
});
