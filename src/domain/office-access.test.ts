import { expect, test } from 'vitest';
import { isStillGranted, officeGrant, type OfficeSettings, UNVERIFIED } from './office-access.ts';

const office: OfficeSettings = {
  emails: ['ada@example.com', 'mark@example.com'],
  claim: { name: 'groups', value: 'owners' },
};
const ada = { email: 'ada@example.com', email_verified: true };

test.each<[why: string, claims: Record<string, unknown>, grant: string | null]>([
  ['a verified address', ada, 'email:ada@example.com'],
  ['in any case', { ...ada, email: ' Ada@Example.COM ' }, 'email:ada@example.com'],
  ['not verified', { ...ada, email_verified: false }, null],
  ['verified as text', { ...ada, email_verified: 'true' }, 'email:ada@example.com'],
  ['not verified, as text', { ...ada, email_verified: 'false' }, null],
  ['verified in another word', { ...ada, email_verified: 'yes' }, null],
  ['verified as a number', { ...ada, email_verified: 1 }, null],
  ['verified missing', { email: ada.email }, null],
  ['a look-alike with a Kelvin sign', { ...ada, email: 'mar\u{212a}@example.com' }, null],
  ['another address', { ...ada, email: 'eve@example.com' }, null],
  ['a list of addresses', { ...ada, email: ['ada@example.com'] }, null],
  ['a longer address that contains it', { ...ada, email: 'ada@example.com.evil.test' }, null],
  ['the claim', { groups: 'owners' }, 'claim:groups=owners'],
  ['in a list', { groups: ['staff', 'owners'] }, 'claim:groups=owners'],
  ['another value', { groups: 'owner' }, null],
  ['other values', { groups: ['staff'] }, null],
  ['values in one text', { groups: 'staff,owners' }, null],
  ['a nested list', { groups: [['owners']] }, null],
  ['an object', { groups: { owners: true } }, null],
  ['true', { groups: true }, null],
  ['null', { groups: null }, null],
  ['nothing', {}, null],
])('%s', (_why, claims, grant) => {
  expect(officeGrant(claims, office)).toBe(grant);
});

test('the properties of every object are not claims', () => {
  const claim = { name: 'constructor', value: 'owners' };
  expect(officeGrant({}, { emails: [], claim })).toBe(null);
});

test('without settings no one has access', () => {
  expect(officeGrant(ada, { emails: [], claim: undefined })).toBe(null);
});

test('a grant holds as long as the settings name it', () => {
  const grants = ['email:ada@example.com', 'claim:groups=owners'];
  expect(grants.map((grant) => isStillGranted(grant, office))).toEqual([true, true]);
  const later: OfficeSettings = { emails: ['eve@example.com'], claim: undefined };
  expect(grants.map((grant) => isStillGranted(grant, later))).toEqual([false, false]);
  expect(UNVERIFIED).toBe('unverified'); // as it is stored
  const others = [null, UNVERIFIED, 'claim:groups=staff', 'email:eve@example.com'];
  expect(others.map((grant) => isStillGranted(grant, office))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
