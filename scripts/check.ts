/**
 * Every change must pass `npm test`, which takes six minutes on two cores. `npm run test:all` adds what takes long
 * and rarely breaks: Firefox and WebKit, second ways to the same end, axe in every state instead of one
 * of each page, random walks, each part of the site on a lost connection and on paper, the demo, the
 * container image, two instances behind nginx, every fault of the mail server and of the embedded
 * database, every moment of a start at which the process can be stopped, timed input, poolers, and
 * mutants. `npm run quick`, for the everyday loop, leaves out browsers, faults, and server tests that
 * try many cases or stop databases.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { readArguments } from './command.ts';

const { values } = readArguments('test | test:all | quick', {
  options: {
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const { quick: isQuick, all: isAll } = values;

const measure = 'node scripts/measure.ts';

/** These are independent of each other; the longest come first. */
const together = [
  ...(isQuick ? [] : [`node scripts/build.ts && ${measure} budgets`]),
  'npm run --silent typecheck',
  'npm run --silent lint',
  'oxfmt --check',
  'knip',
  'node scripts/boundaries.ts',
];

const long = ['db/**', 'src/server/security/**', '**/*.property.test.ts'];
const vitest = 'vitest run --project unit --project server';
const oneByOne = isAll
  ? [
      'TEST_ALL=1 CHAOS_WALKS=20 GENERATED_FACTOR=4 vitest run',
      `${measure} poolers`,
      `${measure} mutation`,
    ]
  : isQuick
    ? [`${vitest} ${long.map((path) => `--exclude "${path}"`).join(' ')}`]
    : [`${vitest} --project browser --project faults`];

/** Halves the start of each script and server that a test runs. */
process.env['NODE_COMPILE_CACHE'] ??= `${process.cwd()}/node_modules/.cache/compiled`;

async function passes(command: string, output: 'inherit' | 'pipe'): Promise<boolean> {
  const begin = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
  const { stdout, stderr } = child;
  const said = stdout && stderr ? Promise.all([text(stdout), text(stderr)]) : undefined;
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${command} (${seconds} s)`);
  if (code !== 0 && said) console.log((await said).join(''));
  return code === 0;
}

const faults: string[] = [];
const waiting = together.values();
async function work(): Promise<void> {
  for (const command of waiting) if (!(await passes(command, 'pipe'))) faults.push(command);
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const command of oneByOne) {
  if (faults.length === 0 && !(await passes(command, 'inherit'))) faults.push(command);
}
if (faults.length > 0) {
  console.error(`Failed: ${faults.join(', ')}`);
  process.exitCode = 1;
}
