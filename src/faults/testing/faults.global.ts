import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '#scripts/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    figuresFile: string;
  }
}

/** Tests run the server as in production, with its site. At the end, prints what the faults did. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-figures-'));
  const file = join(folder, 'figures');
  await writeFile(file, '');
  project.provide('figuresFile', file);
  return async () => {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    await rm(folder, { recursive: true });
    if (lines.length > 0) console.table(lines.map((line) => JSON.parse(line) as object));
  };
}
