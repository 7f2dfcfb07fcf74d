import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { parseSync, Visitor, type ESTree } from 'vite';

/** All code of the server: callers choose the texts that these patterns are matched against. */
const files = globSync('{db,src/{domain,content,server}}/**/*.ts').filter(
  (path) => !path.endsWith('.test.ts'),
);

/** Limits of steps decide, not of time: a busy machine would change the result. */
const noTimeLimits = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** The patterns in a file. One that is composed at run time has no source to check. */
function patternsIn(path: string): Pattern[] {
  const code = readFileSync(path, 'utf8');
  const found: Pattern[] = [];
  const placeOf = ({ start }: { start: number }) =>
    `${path}:${code.slice(0, start).split('\n').length}`;
  const putTogether = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    found.push({ place: placeOf(node), source: '', flags: '' });
  };
  const { program } = parseSync(path, code);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: putTogether,
    CallExpression: putTogether,
  }).visit(program);
  return found;
}

test('every pattern of the server takes linear time on any text', async () => {
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const { place, source, flags } of patterns) {
    if (source === '') faults.push(`${place} puts a pattern together: write it as a literal`);
    else {
      const found = await check(source, flags, noTimeLimits);
      const summary = found.status === 'vulnerable' ? found.complexity.summary : found.status;
      if (found.status !== 'safe') faults.push(`${place} /${source}/${flags}: ${summary}`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
