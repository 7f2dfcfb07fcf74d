import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bareSite } from '#testing/bare-site.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf, readSite } from '#testing/site-changes.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
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
  // Each begins with the site as it came.
  const { version } = await readSite(owner);
  await owner.post('/api/office/site/restore', { version, number: 0 });
  await vi.waitFor(() => expect(there.live.newest).toBe(here.live.newest));
});

const testimonial = { quote: 'We decide in days now.', attribution: 'A client, operations' };

describe('what is saved', () => {
  test('shows on the page at once, and on another instance within moments', async () => {
    expect(await pageOf(there, '/')).not.toContain(testimonial.quote);
    const saved = await changeSite(owner, { facts: { 'testimonials.home': testimonial } });
    expect(saved.json()).toMatchObject({ changed: ['facts.testimonials.home'] });
    expect(await pageOf(here, '/')).toContain(testimonial.quote);
    await vi.waitFor(async () => expect(await pageOf(there, '/')).toContain(testimonial.quote));
  });

  test('changes nothing else, and is where the next change begins', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    await changeSite(owner, { facts: { 'coach.name': '  Name of Coach ' } });
    const page = await pageOf(here, '/about');
    expect(page).toContain('"place":"Some Town"');
    expect(page).toContain('"name":"Name of Coach"');
  });

  test('tells browsers with the page that it is a different one', async () => {
    const before = await here.app.inject('/about');
    await changeSite(owner, { facts: { place: 'Another Town' } });
    const after = await here.app.inject({
      url: '/about',
      headers: { 'if-none-match': before.headers.etag as string },
    });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('that is as it was makes no version', async () => {
    await changeSite(owner, { facts: { place: 'Some Town' } });
    const { version } = await readSite(owner);
    const again = await changeSite(owner, { facts: { place: 'Some Town' } });
    expect(again.json()).toEqual({ version, changed: [] });
  });

  test('on a version that is no longer the last is refused', async () => {
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

  test('by many at once on the same version is one of them', async () => {
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

  test('is noted down, with who and what', async () => {
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
  test('switch pages off and on while the site runs', async () => {
    expect(await pageOf(here, '/sitemap.xml')).toContain('/products<');
    await changeSite(owner, { flags: { productsEnabled: false, assessmentEnabled: false } });
    await vi.waitFor(() => expect(there.live.newest).toBe(here.live.newest));
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

  test('lead elsewhere and are allowed in frames while the site runs', async () => {
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

  test('that lead to our own notice by its whole address do not lead in a circle', async () => {
    await changeSite(owner, { links: { privacy: `${here.config.publicUrl}/privacy` } });
    expect((await here.app.inject('/privacy')).statusCode).toBe(200);
  });

  test('that the environment sets are changed only there', async () => {
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

  test('that were saved before the environment set them are kept for later, and not shown', async () => {
    await insertVersion({
      facts: {},
      links: { shop: 'https://shop.example.org/saved' },
      flags: {},
    });
    expect(await readSite(owner)).toMatchObject({ links: { shop: envLink } });
  });
});

/** As another process, or another release, saved it. */
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
  test('is not in force here, and nothing is saved over it', async () => {
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

    // One that starts now comes up with what it can read.
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
  test('say who changed what, from what to what', async () => {
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

  test('come back as new ones', async () => {
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

describe('what does not fit', () => {
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

  test.each(bad)('is refused by the name of the field: %s', async (field, changes) => {
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

test('what is still as it came is pointed out, until it is filled in', async () => {
  type Open = { version: number; open: { path: string; is: string }[] };
  const { open } = await readSite<Open>(owner);
  expect(open).toEqual(
    expect.arrayContaining([
      { path: 'facts.testimonials.home', is: 'sample' },
      { path: 'facts.coach.name', is: 'empty' },
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

test('a page that cannot be made leaves the site as it was', async () => {
  await pageOf(here, '/');
  const render = vi.spyOn(bareSite, 'render').mockRejectedValueOnce(new Error('not this one'));
  await changeSite(owner, { facts: { place: 'Broken Town' } });
  expect((await here.app.inject('/')).statusCode).toBe(200);
  render.mockRestore();
  await here.live.refresh();
  expect(await pageOf(here, '/')).toContain('Broken Town');
});

test('while a change is made ready the pages stay whole', async () => {
  await pageOf(here, '/');
  const { render } = bareSite;
  const gate = Promise.withResolvers<void>();
  const slow = vi.spyOn(bareSite, 'render').mockImplementation(async (...page) => {
    await gate.promise;
    return render(...page);
  });
  const saving = changeSite(owner, { facts: { place: 'Slow Town' } });
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const meanwhile = await pageOf(here, '/');
  expect(meanwhile).toContain('<main>');
  expect(meanwhile).not.toContain('Slow Town');
  slow.mockRestore();
  gate.resolve();
  await saving;
  expect(await pageOf(here, '/')).toContain('Slow Town');
});
