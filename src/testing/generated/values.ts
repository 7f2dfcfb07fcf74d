import fc from 'fast-check';
import { competencies } from '#domain/competencies.ts';

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Placeholders for existing ids; the sender of a request fills in the real ones. */
export const places = {
  assessment: '00000000-0000-4000-8000-000000000001',
  conversation: '00000000-0000-4000-8000-000000000002',
  message: '00000000-0000-4000-8000-000000000003',
  othersAssessment: '00000000-0000-4000-8000-000000000004',
  othersConversation: '00000000-0000-4000-8000-000000000005',
};

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', '', '0'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Text that often breaks programs. */
const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    'a\0b@example.com',
    '\ud800',
    'x@\udfff.com',
    '\u202e\u200b\ufeff',
    'İ@İ.İ',
    "'; drop table assessment; --",
    '${7*7}{{7*7}}<script>',
    '../../../etc/passwd',
    '%00%ff%2e',
    'NaN',
    'null',
    '-0',
    '1e309',
  ),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'é'.repeat(length)),
);

const wildNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 6, 36, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324),
);

/** Any JSON value. */
export const wildValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    wildNumber,
    wildText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map(fromEntries),
  ),
})).value;

/** Builds an object as JSON.parse does, including an own `__proto__` property. */
function fromEntries(entries: [string, unknown][]): object {
  const made = {};
  for (const [name, value] of entries) {
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true });
  }
  return made;
}

/** JSON nested deep enough to overflow a recursive parser. */
export const deepJson = fc
  .integer({ min: 50, max: 5000 })
  .map((depth) => '{"a":['.repeat(depth) + ']}'.repeat(depth));

export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validValue(one)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -100, max: schema.maximum ?? 100 });
    case 'string':
      return validText(schema);
    case 'array':
      return fc.uniqueArray(validValue(schema.items!), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 8,
      });
    case 'object':
      return validObject(schema);
    case undefined:
      break;
  }
  throw new Error(`No values are generated for ${JSON.stringify(schema)}`);
}

function validText({ format, pattern, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') {
    const { assessment, conversation, ...others } = places;
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(assessment, conversation) },
      { weight: 3, arbitrary: fc.constantFrom(...Object.values(others)) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (pattern?.startsWith('^session_')) {
    return fc.stringMatching(/^session_\d{10,16}_[A-Za-z0-9_-]{22,90}$/);
  }
  if (pattern?.includes('@')) return fc.emailAddress();
  const size = { minLength: 1, maxLength: Math.min(maxLength ?? 60, 60) };
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...size }),
    fc.string({ unit: 'binary', ...size }),
    wildText.map((text) => text.slice(0, maxLength ?? 8000)),
  );
}

function validObject(schema: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, validValue(property)] as const,
  );
  const record: fc.Arbitrary<object> = fc.record(Object.fromEntries(fields), {
    requiredKeys: (schema.required ?? []) as never[],
  });
  if (!schema.properties?.['competencyId']) return record;
  // The schema cannot express that each competency belongs to one category.
  const competency = fc
    .constantFrom(...competencies)
    .map(({ id: competencyId, category }) => ({ competencyId, category }));
  return fc.tuple(record, competency).map((parts) => Object.assign({}, ...parts) as object);
}

/** Valid except for one field, which is missing, unknown, of another type, or out of bounds. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(20), fc.nat(5), wildValue, key)
    .map(([value, nth, how, wild, name]) => {
      const entries = Object.entries(value as object) as [string, unknown][];
      const chosen = entries[nth % Math.max(1, entries.length)];
      if (!chosen || how === 0) return fromEntries([...entries, [name, wild]]);
      const others = entries.filter((entry) => entry !== chosen);
      if (how === 1) return fromEntries(others);
      return fromEntries([...others, [chosen[0], how === 2 ? wild : bent(chosen[1], nth)]]);
    });
}

function bent(value: unknown, nth: number): unknown {
  if (typeof value === 'number') return [value + 0.5, value + 100, -value - 1, `${value}`][nth % 4];
  if (typeof value === 'boolean') return [2, 'true', null, [value]][nth % 4];
  if (typeof value !== 'string') return [value];
  return [`${value}\0`, ` ${value}\n`, value.toUpperCase(), value + 'x'.repeat(9000)][nth % 4];
}

/** Request bodies where `valid` is expected: valid, nearly valid, and arbitrary JSON, and other bytes. */
export function bodyText(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const json = valid.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 8, arbitrary: nearlyValid(valid).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: wildValue.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: fc.tuple(json, fc.nat(), fc.nat(8)).map(spoil) },
    { weight: 1, arbitrary: deepJson },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '{', '"', 'null', '[]', '{}{}') },
    { weight: 1, arbitrary: fc.constant(JSON.stringify({ email: 'x'.repeat(70_000) })) },
  );
}

/** JSON that parsers might read differently, or that is no longer JSON. */
function spoil([json, place, how]: [string, number, number]): string | Buffer {
  const at = place % (json.length + 1);
  const [first = '"a":1'] = /"[^"]*":[^,}]*/.exec(json) ?? [];
  switch (how) {
    case 0:
      return json.slice(0, at);
    case 1:
      return `${json.slice(0, at)}\0${json.slice(at)}`;
    case 2:
      return json.replace('{', `{${first},`); // the same key twice
    case 3:
      return json.replace('{', '{"__proto__":{"isCompleted":true},');
    case 4:
      return json.replace('{', '{"constructor":{"prototype":{"x":1}},');
    case 5:
      return `\ufeff${json}`;
    case 6:
      return json.replaceAll('"', "'");
    case 7:
      return json.replace('"', String.raw`"\ud800`);
    default: {
      const bytes = Buffer.from(json);
      bytes[at % bytes.length] = 0xff;
      return bytes;
    }
  }
}

export const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant<string | undefined>('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      undefined,
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json/json',
      ';',
    ),
  },
);
