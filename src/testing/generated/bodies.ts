import fc from 'fast-check';
import { deepJson, nearlyValid, wildValue } from './values.ts';

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
