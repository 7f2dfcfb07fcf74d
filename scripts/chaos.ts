import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite, isBuildStale } from './build.ts';
import { wrongUsage } from './command.ts';

/**
 * `npm run chaos` takes 200 random walks through the assessment. `-- --seed 7` takes others, and
 * `-- --seed 7 --walk 3` repeats one of them.
 */
export function chaosEnvironment(args: string[]): Record<string, string> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      walk: { type: 'string' },
      walks: { type: 'string', default: '200' },
    },
  });
  for (const [name, value] of Object.entries(values)) {
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} needs a whole number from 1`);
  }
  const { seed, walk, walks } = values;
  return { CHAOS_SEED: seed, ...(walk ? { CHAOS_WALK: walk } : { CHAOS_WALKS: walks }) };
}

function readEnvironment(): Record<string, string> {
  try {
    return chaosEnvironment(process.argv.slice(2));
  } catch (error) {
    return wrongUsage('chaos [-- --seed 7 --walk 3 | --walks 200]', error);
  }
}

if (import.meta.main) {
  const environment = readEnvironment();
  if (await isBuildStale()) await buildSite();
  const { status } = spawnSync('vitest run --project browser src/journeys/chaos', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment, TEST_ALL: '1' },
  });
  process.exitCode = status ?? 1;
}
