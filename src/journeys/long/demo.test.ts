import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { office } from '#content/office.ts';
import { startFront } from '#scripts/demo/front.ts';
import { Mailbox } from '#scripts/demo/pages.ts';
import { fillIfNew, leader, sampleCoach } from '#scripts/demo/people.ts';
import { journey } from '#testing/browser/journey.ts';
import { seeOffice } from '#testing/browser/office.ts';
import { serveSite, type RunningSite } from '#testing/browser/site.ts';
import { freePort } from '#testing/free-port.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { mailTo } from '#testing/mail-app.ts';
import { officeSettings } from '#testing/sign-in.ts';
import { createTestDatabase } from '#testing/test-database.ts';

interface DemoSite extends RunningSite {
  /** The server behind the demo. */
  server: RunningSite;
}

async function startDemo(): Promise<DemoSite> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const received = await startMailbox();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { mail } = mailTo(received.url);
  const server = await serveSite(databaseUrl, { publicUrl: url, mail, office: officeSettings });
  const { db, url: target } = server;
  const officeEmail = officeSettings.emails[0]!;
  await fillIfNew(db, target, officeEmail);
  const front = await startFront({
    db,
    target,
    host: '127.0.0.1',
    port,
    mailbox: new Mailbox(received.mails),
    issuer: 'https://id.example.org',
    officeEmail,
  });
  return {
    ...server,
    url,
    server,
    close: async () => {
      await front.close();
      await server.close();
      await received.close();
      await drop();
    },
  };
}

const demoJourney = journey
  .extend('demo', { scope: 'file' }, async ({}, { onCleanup }) => {
    const demo = await startDemo();
    onCleanup(() => demo.close());
    return demo;
  })
  .extend('site', { scope: 'file' }, ({ demo }) => demo);

demoJourney(
  'one of 200 leaders is reminded 90 days later; then a coach, and a newcomer in an empty browser',
  async ({ visitor, demo }) => {
    const { count } = await demo.db
      .selectFrom('contact')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(200);

    const { page, context } = await visitor();
    const press = (name: string) =>
      page.getByRole('form', { name: 'Demo' }).getByRole('button', { name, exact: true }).click();
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Sign in as Dana' }).click();
    await page.waitForURL('**/assessment/dashboard?id=*');
    const plan = page.url().replace('dashboard', 'plan');
    const id = new URL(plan).searchParams.get('id')!;
    await page.goto(plan);
    await page.getByRole('heading', { level: 1, name: 'My 90-day plan' }).waitFor();

    await press('90 days later');
    await page.getByText(/^Mails sent: \d+\./).waitFor({ timeout: 100_000 });
    const mine = page.getByRole('listitem').filter({ hasText: leader.email });
    const due = mine.filter({ hasText: 'Something in your leadership plan is due' });
    expect(await due.count()).toBe(3);
    expect(await mine.filter({ hasText: 'Your reminder to retake the assessment' }).count()).toBe(
      1,
    );
    expect(await page.getByText('Unfinished assessments deleted').count()).toBeGreaterThan(0);

    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL(plan);
    await page.goBack();
    await due.last().getByRole('link').click();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.frameLocator('iframe').getByRole('link', { name: 'Open my 90-day plan' }).click(),
    ]);
    await opened.getByRole('form', { name: 'Demo' }).waitFor();
    await opened.getByRole('main').getByRole('button').first().click();
    await opened.waitForURL('**/assessment/plan?id=*');
    await opened.close();

    await press('Coach');
    await seeOffice(page, office.navigation.overview);
    await press('Newcomer');
    await page.waitForURL(`${demo.url}/`);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo']);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(id);
  },
  240_000,
);

demoJourney('a named coach with a drawn portrait speaks on About', async ({ demo }) => {
  await vi.waitFor(async () => {
    const about = await (await fetch(`${demo.url}/about`)).text();
    expect(about).toContain(`I’m ${sampleCoach.name}.`);
    const [, portrait] = /src="([^"]*portrait-[^"]*)"/.exec(about)!;
    const image = await fetch(demo.url + portrait);
    expect(image.headers.get('content-type')).toBe('image/webp');
  }, 10_000);
});

demoJourney('the audit log names nothing that the office does not show', async ({ demo }) => {
  const { rows } = await sql<{ what: string }>`
    select what from office_event
    where what not in ('person_viewed', 'person_changed', 'people_exported')
      and not exists (select from site_version where number = (detail->>'version')::int)
      and not exists (select from site_image where 'portrait-' || hash = detail->>'portrait')
      and not exists (select from webhook_endpoint where id::text = detail->>'endpoint')
      and not exists (select from webhook_delivery where id::text = detail->>'delivery')
  `.execute(demo.db);
  expect(rows).toEqual([]);
});

demoJourney('the server and its files have no trace of the demo', async ({ demo }) => {
  const { url } = demo.server;
  expect((await fetch(`${url}/demo`)).status).toBe(404);
  expect(await (await fetch(demo.url)).text()).toContain('formaction="/demo/later"');
  expect(await (await fetch(url)).text()).not.toContain('demo/');

  const names = await readdir('dist', { recursive: true });
  const files = names.filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    expect(await readFile(join('dist', name), 'utf8'), name).not.toMatch(/\/demo\b|"demo\b/);
  }
});

demoJourney(
  'what a request lacks, the server says, and the demo passes it on',
  async ({ demo }) => {
    const statuses = async (origin: string) => {
      const ask = (path: string, contentType: string) =>
        fetch(origin + path, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': contentType },
        });
      const odd = await fetch(`${origin}/%E0%A4%A`);
      const answers = [await ask('/api/assessment', 'text/plain'), await ask('/about', '///'), odd];
      return answers.map(({ status }) => status);
    };
    expect(await statuses(demo.url)).toEqual(await statuses(demo.server.url));
    expect(
      (
        await fetch(`${demo.url}/demo/later`, {
          method: 'POST',
          headers: { 'content-type': '///' },
          body: '1',
        })
      ).status,
    ).toBe(415);
  },
);
