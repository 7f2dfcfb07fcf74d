import { expect, test } from 'vitest';
import { off, ok, problem, warning } from './site-state.ts';

test.each([
  ['ok', ok],
  ['off', off],
  ['warning', warning],
  ['problem', problem],
])('a part that is %s says so, and which settings change it', (state, found) => {
  expect(found('It works.')).toEqual({ state, text: 'It works.', settings: [] });
  expect(found('Set it.', ['links.shop'])).toEqual({
    state,
    text: 'Set it.',
    settings: ['links.shop'],
  });
});
