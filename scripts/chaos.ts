import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite, isBuildStale } from './build.ts';

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

if (import.meta.main) {
  const environment = chaosEnvironment(process.argv.slice(2));
  if (await isBuildStale()) await buildSite();
  const { status } = spawnSync('vitest run --project browser src/journeys/chaos', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment, TEST_ALL: '1' },
  });
  process.exitCode = status ?? 1;
}
