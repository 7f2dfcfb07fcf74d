import { expect, test } from 'vitest';
import type { FeedbackRole } from './feedback.ts';
import { groupRoles } from './groups.ts';

const letters: Record<string, FeedbackRole> = { m: 'manager', p: 'peer', r: 'report', o: 'other' };
const roles = (word: string) => [...word].map((letter) => letters[letter]!);

test.each<[string, string, string]>([
  ['ppp', 'ppp', 'peer'],
  ['ppprrr', 'ppprrr', 'peer report'],
  ['ppprrrooo', 'rorporpop', 'peer report other'],
  // Two small roles are enough together.
  ['pppprro', 'pppprro', 'peer report+other'],
  ['ppooorr', 'ppooorr', 'peer+report other'],
  // Three small ones.
  ['ppro', 'ppro', 'peer+report+other'],
  ['pro', 'pro', 'peer+report+other'],
  // Still too few: with the smallest that is shown, of equal ones the first.
  ['pppprrro', 'pppprrro', 'peer report+other'],
  ['ppprrro', 'ppprrro', 'peer+other report'],
  ['pppprroooo', 'pppprroooo', 'peer+report other'],
  ['pooo', 'pooo', 'peer+other'],
  ['ppppro', 'ppppro', 'peer+report+other'],
  // A name does not reveal whether the one report answered.
  ['ppppr', 'ppppr', 'peer+report'],
  ['ppppr', 'pppr', 'peer+report'],
  ['ppppr', 'pppp', 'peer+report'],
  ['ppprro', 'pppo', 'peer+report+other'],
  // Managers are in no group.
  ['mmppp', 'mmppp', 'peer'],
  ['mmpp', 'mmpp', ''],
  ['mm', 'mm', ''],
  // Too few.
  ['pprroo', 'pr', ''],
  ['', '', ''],
  // A role that only a form has, because its invitation is gone.
  ['pppp', 'ppppr', 'peer+report'],
])('of the invited %s, %s answered: groups %j', (invited, answered, groups) => {
  const shown = groupRoles(roles(invited), roles(answered));
  expect(shown.map((it) => it.join('+')).join(' ')).toBe(groups);
});
