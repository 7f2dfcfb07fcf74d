import { expect, test } from 'vitest';
import { readProfile } from './identity-provider.ts';

test.each([
  [{ given_name: 'Ada', family_name: 'Lovelace', name: 'A. L.' }, 'Ada', 'Lovelace'],
  [{ given_name: ' Ada ' }, 'Ada', ''],
  [{ family_name: 'Lovelace' }, 'Lovelace', ''],
  [{ name: 'Augusta Ada  King' }, 'Augusta', 'Ada King'],
  [{ preferred_username: 'ada', email: 'x@example.com' }, 'ada', ''],
  [{ preferred_username: 'ada@example.com' }, 'ada', ''],
  [{ email: 'ada.l@example.com' }, 'ada.l', ''],
  [{ given_name: 7, name: null, email: ['x'] }, 'Leader', ''],
  [{ given_name: '\u0000\n', name: '   ' }, 'Leader', ''],
  [{}, 'Leader', ''],
  [{ given_name: '😀'.repeat(300) }, '😀'.repeat(200), ''],
])('the names of %j', (claims, first, last) => {
  expect(readProfile(claims)).toMatchObject({ first_name: first, last_name: last });
});

test.each([
  ['https://pics.example.org/a b', 'https://pics.example.org/a%20b'],
  ['http://localhost:4000/me.png', 'http://localhost:4000/me.png'],
  ['http://pics.example.org/me.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['/me.png', null],
  [`https://pics.example.org/${'x'.repeat(2048)}`, null],
  [7, null],
])('the picture %j', (picture, expected) => {
  expect(readProfile({ picture }).profile_image_url).toBe(expected);
});
