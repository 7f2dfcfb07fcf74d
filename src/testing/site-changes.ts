import type { LightMyRequestResponse } from 'fastify';
import type { Overrides } from '#server/settings/setting-rules.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

interface Site {
  version: number;
}

/** The newest settings, as a member of the office reads them. */
export async function readSite<Read extends Site = Site>(owner: TestCaller): Promise<Read> {
  return (await owner.get('/api/office/site')).json<Read>();
}

/** Changes the settings as a member of the office does, based on the newest version by default. */
export async function changeSite(
  owner: TestCaller,
  changes: Partial<Overrides>,
  version?: number,
): Promise<LightMyRequestResponse> {
  return owner.post('/api/office/site', {
    version: version ?? (await readSite(owner)).version,
    changes: { facts: {}, links: {}, flags: {}, ...changes },
  });
}

export async function pageOf({ app }: Pick<TestApp, 'app'>, url: string): Promise<string> {
  return (await app.inject(url)).body;
}
