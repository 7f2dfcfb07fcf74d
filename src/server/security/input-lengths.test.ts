import { expect, test } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#testing/endpoint-call.ts';
import { stringsIn } from '#testing/string-fields.ts';

/** What is wrong with how an input text is validated; undefined if its length comes first. */
function fault(text: z.ZodString): string | undefined {
  // zod's own formats (`z.email()`, `z.uuid()`) scan the whole text before any check.
  if (text.constructor.name !== 'ZodString') return `is checked as ${text.constructor.name} first`;
  const [first, ...others] = (text._zod.def.checks ?? []).map((check) => check._zod.def);
  if (first?.check !== 'max_length') return 'has no maximum length before all else';
  if (others.length > 0 && !first.abort) return 'is looked at although it is too long';
  return undefined;
}

const texts = endpoints.flatMap(({ name, input }) =>
  input ? stringsIn(input).map(({ path, schema }) => ({ field: `${name} ${path}`, schema })) : [],
);

test('the inputs contain texts', () => {
  expect(texts.length).toBeGreaterThan(endpoints.length);
});

test.each(texts)('$field: the length is checked before anything else', ({ schema }) => {
  expect(fault(schema)).toBeUndefined();
});

test.each(texts)('$field: too long a text is rejected by its length alone', ({ schema }) => {
  const { error } = schema.safeParse('x'.repeat(64_000));
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});
