import type { TestProject } from 'vitest/node';
import { findEngine, type EngineName } from './find-engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: {
      name: EngineName;
      /** Undefined where it is not to be had: its journeys are skipped. */
      programs: readonly string[] | undefined;
    };
  }
}

/** Journeys of the projects that bear an engine's name are taken in it, all others in Chromium. */
export default async function setup(project: TestProject): Promise<void> {
  const { name } = project;
  project.provide(
    'engine',
    name === 'firefox' || name === 'webkit'
      ? { name, programs: await findEngine(name) }
      : { name: 'chromium', programs: [] },
  );
}
