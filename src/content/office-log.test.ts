import { expect, test } from 'vitest';
import { actionName, detailWords } from './office-log.ts';

const ID = '7b0f7f1e-0c4d-4b52-9d3b-1f2a3c4d5e6f';

test.each<[words: string, detail: Record<string, unknown>]>([
  ['', {}],
  [
    'Version\u00a03; Coach: Name, Portrait; Links: Shop; Switches: Shop',
    {
      version: 3,
      changed: ['facts.coach.name', 'facts.coach.portrait', 'links.shop', 'flags.shopEnabled'],
    },
  ],
  ['Other settings: facts.laterRelease', { changed: ['facts.laterRelease'] }],
  [
    '1,204 contacts; View: Waiting; Progress: Completed; with a search',
    {
      rows: 1204,
      view: 'to_call',
      progress: 'completed',
      search: true,
    },
  ],
  ['Status: In conversation; Note written', { state: 'in_conversation', note: 'written' }],
  ['1 assessment', { assessments: 1 }],
  [
    'Secret replaced; hooks.example.com',
    {
      change: 'secret replaced',
      endpoint: ID,
      host: 'hooks.example.com',
    },
  ],
  ['Left an email', { delivery: ID, event: 'email.given' }],
  ['', { portrait: 'portrait-AbCdEf123456' }],
])('says %j', (words, detail) => {
  expect(detailWords(detail)).toBe(words);
});

test('an action of a later release is named, too', () => {
  expect(actionName('person_viewed')).toBe('Viewed a contact');
  expect(actionName('mail_sent_again')).toBe('mail sent again');
});
