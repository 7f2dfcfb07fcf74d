import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf, readSite } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

const envLink = 'https://shop.example.org/of-the-environment';

let here: TestApp;
let there: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  const first = await startTestApp({ office: officeSettings });
  const { links } = first.config;
  const config = {
    office: officeSettings,
    links: { ...links, shop: envLink },
    lockedByEnv: { links: ['shop'], flags: ['chatbotOpen'] } as const,
  };
  const options = { site: bareSite, databaseUrl: first.databaseUrl, follows: true };
  here = { ...(await startTestApp(config, options)) };
  there = await startTestApp(config, options);
  owner = await officeCaller(here);
  return first.close;
});
afterAll(async () => {
  await here.close();
  await there.close();
});

beforeEach(async () => {
  // Each test begins with the original settings.
  const { version } = await readSite(owner);
  await owner.post('/api/office/site/restore', { version, number: 0 });
  await vi.waitFor(() => expect(there.live.newest).toBe(here.live.newest), 10_000);
});

const testimonial = { quote: 'We decide in days now.', attribution: 'A client, operations' };

describe('a saved change', () => {
  test('shows on the page at once, and on another instance within moments', async () => {
    expect(await pageOf(there, '/')).not.toContain(testimonial.quote);
    const saved = await changeSite(owner, { facts: { 'testimonials.home': testimonial } });
    expect(saved.json()).toMatchObject({ changed: ['facts.testimonials.home'] });
    expect(await pageOf(here, '/')).toContain(testimonial.quote);
    await vi.waitFor(
      async () => expect(await pageOf(there, '/')).toContain(testimonial.quote),
      10_000,
    );
  });

  test('changes nothing else, and the next change builds on it', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    await changeSite(owner, { facts: { 'coach.name': '  Name of Coach ' } });
    const page = await pageOf(here, '/about');
    expect(page).toContain('"place":"Some Town"');
    expect(page).toContain('"name":"Name of Coach"');
  });

  test('of the email to contacts stays in the office', async () => {
    const subject = 'How you lead, by your answers of {date}';
    await changeSite(owner, { facts: { 'coachEmail.subject': subject, place: 'A Town' } });
    expect(await readSite(owner)).toMatchObject({ facts: { coachEmail: { subject } } });
    const page = await pageOf(here, '/about');
    expect(page).toContain('A Town');
    expect(page).not.toMatch(/coachEmail|How you lead, by your answers/);
  });

  test('invalidates the page in browser caches', async () => {
    const before = await here.app.inject('/about');
    await changeSite(owner, { facts: { place: 'Another Town' } });
    const after = await here.app.inject({
      url: '/about',
      headers: { 'if-none-match': before.headers.etag as string },
    });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('that changes nothing creates no version', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    const { version } = await readSite(owner);
    const again = await changeSite(owner, { facts: { place: 'Some Town' } });
    expect(again.json()).toEqual({ version, changed: [] });
  });

  test('on an outdated version is rejected', async () => {
    const { version } = await readSite(owner);
    await changeSite(owner, { facts: { place: 'First' } }, version);
    const second = await changeSite(owner, { facts: { place: 'Second' } }, version);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      message: expect.stringContaining('a newer version') as string,
    });
    expect(await pageOf(here, '/')).toContain('First');
    expect((await changeSite(owner, {}, version + 50)).statusCode).toBe(409);
  });

  test('wins once if many save the same version at once', async () => {
    const { version } = await readSite(owner);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        changeSite(owner, { facts: { place: `Town ${index}` } }, version),
      ),
    );
    expect(all.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
      '409',
      '409',
    ]);
  });

  test('is recorded with who changed what', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    const event = await here.database.db
      .selectFrom('office_event')
      .select(['who', 'what', 'detail'])
      .orderBy('happened_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      who: officeSettings.emails[0],
      what: 'settings_changed',
      detail: { changed: ['facts.place'] },
    });
  });
});

describe('flags and links', () => {
  test('turn pages off and on at run time', async () => {
    expect(await pageOf(here, '/sitemap.xml')).toContain('/products<');
    await changeSite(owner, { flags: { productsEnabled: false, assessmentEnabled: false } });
    await vi.waitFor(() => expect(there.live.newest).toBe(here.live.newest), 10_000);
    for (const server of [here, there]) {
      expect(await pageOf(server, '/products')).toContain('"productsEnabled":false');
      expect(await pageOf(server, '/sitemap.xml')).not.toMatch(/\/(products|assessment)</);
      expect(await pageOf(server, '/assessment-worker.js')).toContain('unregister');
      const dashboard = await pageOf(server, '/assessment/dashboard?id=1');
      expect(dashboard).toContain('"address":"/assessment/dashboard?id=any"');
    }
    await changeSite(owner, { flags: { productsEnabled: true, assessmentEnabled: true } });
    expect(await pageOf(here, '/products')).toContain('"productsEnabled":true');
    expect(await pageOf(here, '/sitemap.xml')).toContain('/assessment<');
    const dashboard = await pageOf(here, '/assessment/dashboard?id=1');
    expect(dashboard).toContain('"address":"/assessment/dashboard"');
  });

  test('change targets and allowed frames at run time', async () => {
    const privacy = 'https://practice.example.org/privacy';
    const schedulerEmbed = 'https://calls.example.org/embed';
    expect((await here.app.inject('/privacy')).statusCode).toBe(200);
    await changeSite(owner, { links: { privacy, schedulerEmbed } });
    const { statusCode, headers } = await here.app.inject('/privacy');
    expect([statusCode, headers.location]).toEqual([302, privacy]);
    expect(await pageOf(here, '/sitemap.xml')).not.toContain('/privacy<');
    const policy = (await here.app.inject('/')).headers['content-security-policy'];
    expect(policy).toContain('frame-src https://calls.example.org');
  });

  test("to the site's own notice by its full address cause no redirect loop", async () => {
    await changeSite(owner, { links: { privacy: `${here.config.publicUrl}/privacy` } });
    expect((await here.app.inject('/privacy')).statusCode).toBe(200);
  });

  test('that the environment sets can only be changed there', async () => {
    for (const [changes, variable] of [
      [{ links: { shop: 'https://shop.example.org/other' } }, 'SHOP_URL'],
      [{ flags: { chatbotOpen: true } }, 'CHATBOT_OPEN'],
    ] as const) {
      const refused = await changeSite(owner, changes);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ message: string }>().message).toContain(variable);
    }
    expect(await readSite(owner)).toMatchObject({
      links: { shop: envLink },
      from: { links: { shop: 'environment', scheduler: 'default' } },
    });
  });

  test('saved before the environment set them stay stored, but are hidden', async () => {
    await insertVersion({
      facts: {},
      links: { shop: 'https://shop.example.org/saved' },
      flags: {},
    });
    expect(await readSite(owner)).toMatchObject({ links: { shop: envLink } });
  });
});

/** Saved by another process or another release. */
async function insertVersion(settings: unknown): Promise<void> {
  const { version } = await readSite(owner);
  await here.database.db
    .insertInto('site_version')
    .values({
      number: version + 1,
      saved_by: 'owner@practice.example',
      settings: JSON.stringify(settings),
      changed: ['facts.coach.name'],
    })
    .execute();
  await here.live.refresh();
}

describe('a version that a newer release saved', () => {
  test('is not in force here, and cannot be overwritten', async () => {
    await changeSite(owner, { facts: { place: 'Last readable town' } });
    await insertVersion({
      facts: { 'coach.motto': 'Onward' },
      links: {},
      flags: {},
      colors: 'red',
    });
    expect(await pageOf(here, '/')).toContain('Last readable town');
    const site = await readSite<{ version: number; isReadable: boolean }>(owner);
    expect(site.isReadable).toBe(false);
    const refused = await changeSite(owner, { facts: { place: 'Town of the old release' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain('newer release');
    const [newest] = (await owner.get('/api/office/site/versions')).json<unknown[]>();
    expect(newest).toMatchObject({ number: site.version, changes: null });

    // An instance that starts now uses the newest version it can read.
    const late = await startTestApp(
      { office: officeSettings },
      { site: bareSite, databaseUrl: here.databaseUrl },
    );
    try {
      await late.live.refresh();
      expect(await pageOf(late, '/')).toContain('Last readable town');
    } finally {
      await late.close();
      await here.database.db
        .deleteFrom('site_version')
        .where('number', '=', site.version)
        .execute();
      await here.live.refresh();
    }
  });
});

describe('versions', () => {
  test('list who changed what, from what to what', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    await changeSite(owner, { facts: { place: 'Other Town' }, flags: { shopEnabled: false } });
    const [second, first] = (await owner.get('/api/office/site/versions')).json<unknown[]>();
    expect(first).toMatchObject({
      changes: [{ path: 'facts.place', before: '', after: 'Some Town' }],
    });
    expect(second).toMatchObject({
      savedBy: officeSettings.emails[0],
      changes: [
        { path: 'facts.place', before: 'Some Town', after: 'Other Town' },
        { path: 'flags.shopEnabled', before: true, after: false },
      ],
    });
  });

  test('are restored as new ones', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    const { version: good } = await readSite(owner);
    await changeSite(owner, { facts: { place: 'Wrong Town' } });
    const { version } = await readSite(owner);
    const restored = await owner.post('/api/office/site/restore', { version, number: good });
    expect(restored.json()).toEqual({ version: version + 1, changed: ['facts.place'] });
    expect(await pageOf(here, '/')).toContain('Some Town');
    const stale = await owner.post('/api/office/site/restore', { version, number: 0 });
    expect(stale.statusCode).toBe(409);
    const none = await owner.post('/api/office/site/restore', { version, number: 9999 });
    expect(none.statusCode).toBe(404);
  });
});

describe('an invalid change', () => {
  const bad: [field: string, changes: Record<string, unknown>][] = [
    ['facts.coach.name', { facts: { 'coach.name': 'x'.repeat(61) } }],
    ['facts.coach.name', { facts: { 'coach.name': 7 } }],
    ['facts.coach.portrait', { facts: { 'coach.portrait': '/etc/passwd' } }],
    ['facts.coach.portrait', { facts: { 'coach.portrait': 'portrait-nowhere_here' } }],
    ['facts.coach.credentials.1', { facts: { 'coach.credentials': ['One', ' '] } }],
    ['facts.contact.email', { facts: { 'contact.email': 'at home' } }],
    ['facts.contact.phone', { facts: { 'contact.phone': 'javascript:alert(1)' } }],
    ['facts.discoveryCall.minutes', { facts: { 'discoveryCall.minutes': 0 } }],
    [
      'facts.testimonials.home.attribution',
      { facts: { 'testimonials.home': { quote: 'It helped.', attribution: '' } } },
    ],
    ['facts.playbook.price: must be an amount', { facts: { 'playbook.price': null } }],
    ['facts.statistics', { facts: { statistics: [] } }],
    [
      'facts.socialProfiles.0.url',
      { facts: { socialProfiles: [{ label: 'Elsewhere', url: 'javascript:alert(1)' }] } },
    ],
    ['facts.coach.motto', { facts: { 'coach.motto': 'Onward' } }],
    ['links.scheduler', { links: { scheduler: 'javascript:alert(1)' } }],
    ['links.schedulerEmbed', { links: { schedulerEmbed: "https://x;script-src 'self'" } }],
    ['links.schedulerEmbed', { links: { schedulerEmbed: 'https://x;y.example.org' } }],
    ['links.profile', { links: { profile: `https://example.org/${'x'.repeat(2000)}` } }],
    ['links.profile', { links: { profile: null } }],
    ['flags.shopEnabled', { flags: { shopEnabled: 'true' } }],
    ['flags.office', { flags: { office: true } }],
  ];

  test.each(bad)('is rejected with the name of the field: %s', async (field, changes) => {
    const { version } = await readSite(owner);
    const refused = await changeSite(owner, changes);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain(`changes.${field}`);
    expect(await readSite(owner)).toMatchObject({ version });
    const preview = { page: 'home', changes: { facts: {}, links: {}, flags: {}, ...changes } };
    const { statusCode } = await owner.post('/api/office/site/preview', preview);
    expect(statusCode).toBeLessThan(500);
  });
});

test('the checklist lists settings that are not filled in yet', async () => {
  type Open = { version: number; open: { path: string; is: string }[] };
  const { open } = await readSite<Open>(owner);
  expect(open).toEqual(
    expect.arrayContaining([
      { path: 'facts.testimonials.home', is: 'sample' },
      { path: 'facts.coach.name', is: 'missing' },
      { path: 'links.scheduler', is: 'example' },
    ]),
  );
  await changeSite(owner, {
    facts: { 'testimonials.home': testimonial },
    links: { scheduler: 'https://calls.example.org/' },
  });
  const paths = (await readSite<Open>(owner)).open.map(({ path }) => path);
  expect(paths).not.toContain('facts.testimonials.home');
  expect(paths).not.toContain('links.scheduler');
});

test('a preview shows the page with changes that no one else sees', async () => {
  const before = await readSite(owner);
  const preview = await owner.post('/api/office/site/preview', {
    page: 'about',
    changes: { facts: { place: 'Draft Town' }, links: {}, flags: {} },
  });
  expect(preview.json<{ html: string }>().html).toContain('Draft Town');
  expect(await pageOf(here, '/about')).not.toContain('Draft Town');
  expect(await readSite(owner)).toMatchObject({ version: before.version });
});

test('a page that fails to render keeps the site unchanged', async () => {
  await pageOf(here, '/');
  const render = vi.spyOn(bareSite, 'render').mockRejectedValueOnce(new Error('not this one'));
  await changeSite(owner, { facts: { place: 'Broken Town' } });
  expect((await here.app.inject('/')).statusCode).toBe(200);
  render.mockRestore();
  await here.live.refresh();
  expect(await pageOf(here, '/')).toContain('Broken Town');
});

test('while a change is prepared the pages stay complete', async () => {
  await pageOf(here, '/');
  const { render } = bareSite;
  const gate = Promise.withResolvers<void>();
  const slow = vi.spyOn(bareSite, 'render').mockImplementation(async (...page) => {
    await gate.promise;
    return render(...page);
  });
  const saving = changeSite(owner, { facts: { place: 'Slow Town' } });
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), 10_000);
  const during = await pageOf(here, '/');
  expect(during).toContain('<main>');
  expect(during).not.toContain('Slow Town');
  slow.mockRestore();
  gate.resolve();
  await saving;
  expect(await pageOf(here, '/')).toContain('Slow Town');
});
