import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkTo, type Network } from '#testing/network.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

let here: TestApp;
let owner: TestCaller;
/** Leads another instance to the same database, and can fail. */
let network: Network;
let there: TestApp;
beforeEach(async () => {
  here = await startTestApp({ office: officeSettings }, { site: bareSite });
  owner = await officeCaller(here);
  network = await networkTo(here.databaseUrl);
  there = await startTestApp(
    { office: officeSettings },
    { site: bareSite, databaseUrl: network.url, follows: true },
  );
});
afterEach(async () => {
  await there.close();
  await network.close();
  await here.close();
});

const moveTo = (place: string) => changeSite(owner, { facts: { place } });
const reaches = (place: string) =>
  vi.waitFor(async () => expect(await pageOf(there, '/')).toContain(place), 15_000);

test('a change reaches another instance', async () => {
  await moveTo('Some Town');
  await reaches('Some Town');
});

test('a change that a silent network held back arrives once it is over', async () => {
  await moveTo('Some Town');
  await reaches('Some Town');
  network.swallow();
  await moveTo('Another Town');
  expect(await pageOf(there, '/')).toContain('Some Town');
  // The read in progress gives up on its answer; the next one gets through.
  network.restore();
  await reaches('Another Town');
}, 30_000);

test('without a database the last settings stay in force', async () => {
  await moveTo('Some Town');
  await reaches('Some Town');
  await network.close();
  await moveTo('Another Town');
  expect(await pageOf(there, '/')).toContain('Some Town');
});
