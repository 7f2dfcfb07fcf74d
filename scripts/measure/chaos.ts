import { buildIfStale } from '#scripts/build.ts';
import { readArguments, readCount, runInTerminal } from '#scripts/command.ts';

/* Random walks through the assessment. `--seed 7` takes others, and `--seed 7 --walk 3` repeats one of them. */

const usage = 'measure -- chaos [--seed 7 --walk 3 | --walks 200]';
const { seed, walk, walks } = readArguments(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    walk: { type: 'string' },
    walks: { type: 'string', default: '200' },
  },
}).values;
const count = (name: string, text: string) => `${readCount(usage, name, text)}`;
const environment = {
  CHAOS_SEED: count('--seed', seed),
  ...(walk === undefined
    ? { CHAOS_WALKS: count('--walks', walks) }
    : { CHAOS_WALK: count('--walk', walk) }),
};

await buildIfStale();
runInTerminal('vitest run --project browser src/journeys/long/chaos', {
  ...environment,
  TEST_ALL: '1',
});
