import { expect, test } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#testing/endpoint-call.ts';
import { stringsIn } from '#testing/string-fields.ts';

/** What is wrong with the validation of a string; undefined if its length is checked first. */
function fault(schema: z.ZodString): string | undefined {
  // zod's own formats (`z.email()`, `z.uuid()`) scan the whole string before any check.
  if (schema.constructor.name !== 'ZodString') return `checks ${schema.constructor.name} first`;
  const [first, ...others] = (schema._zod.def.checks ?? []).map((check) => check._zod.def);
  if (first?.check !== 'max_length') return 'does not check a maximum length first';
  if (others.length > 0 && !first.abort) return 'checks more although the length check failed';
  return undefined;
}

const strings = endpoints.flatMap(({ name, input }) =>
  input ? stringsIn(input).map(({ path, schema }) => ({ field: `${name} ${path}`, schema })) : [],
);

test('the inputs contain strings', () => {
  expect(strings.length).toBeGreaterThan(endpoints.length);
});

test.each(strings)('$field: the length is checked before anything else', ({ schema }) => {
  expect(fault(schema)).toBeUndefined();
});

test.each(strings)(
  '$field: a string that is too long fails only the length check',
  ({ schema }) => {
    const { error } = schema.safeParse('x'.repeat(64_000));
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  },
);
