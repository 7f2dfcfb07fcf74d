import type { TestProject } from 'vitest/node';
import { type EngineName, findEngine } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: {
      name: EngineName;
      /** Undefined if the engine is not installed; its journeys are then skipped. */
      programs: readonly string[] | undefined;
    };
  }
}

/** Projects named after an engine run their journeys in it, all others in Chromium. */
export default async function setup(project: TestProject): Promise<void> {
  const { name } = project;
  project.provide(
    'engine',
    name === 'firefox' || name === 'webkit'
      ? { name, programs: await findEngine(name) }
      : { name: 'chromium', programs: [] },
  );
}
