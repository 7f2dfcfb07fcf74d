import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { office } from '#content/office.ts';
import { startFront } from '#scripts/demo/front.ts';
import { Mailbox } from '#scripts/demo/pages.ts';
import { fillIfNew, leader } from '#scripts/demo/people.ts';
import { journey } from '#testing/browser/journey.ts';
import { seeOffice } from '#testing/browser/office.ts';
import { serveSite, type RunningSite } from '#testing/browser/site.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
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
  await fillIfNew(db, target);
  const stop = await startFront({
    db,
    target,
    host: '127.0.0.1',
    port,
    mailbox: new Mailbox(received.mails),
    issuer: 'https://id.example.org',
    officeEmail: officeSettings.emails[0]!,
  });
  return {
    ...server,
    url,
    server,
    close: async () => {
      await stop();
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

/** The demo's pages lead on while they still load, which ends their requests. */
const allow = ['net::ERR_ABORTED'];

const press = ({ page }: Visitor, name: string) =>
  page.getByRole('form', { name: 'Demo' }).getByRole('button', { name, exact: true }).click();

demoJourney(
  'one of 200 leaders gets the reminders of the next 90 days',
  async ({ visitor, demo }) => {
    const { count } = await demo.db
      .selectFrom('contact')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(200);

    const me = await visitor({ allow });
    const { page, context } = me;
    await page.goto('/');
    await press(me, 'Leader');
    await page.waitForURL('**/assessment/dashboard?id=*');
    const plan = page.url().replace('dashboard', 'plan');
    await page.goto(plan);
    await page.getByRole('heading', { level: 1, name: 'My 90-day plan' }).waitFor();

    await press(me, '90 days later');
    await page.getByText(/^Mails sent: \d+\./).waitFor({ timeout: 100_000 });
    const mine = page.getByRole('listitem').filter({ hasText: leader.email });
    const due = 'Something in your leadership plan is due';
    expect(await mine.filter({ hasText: due }).count()).toBe(3);
    expect(await mine.filter({ hasText: 'Time to take the assessment again' }).count()).toBe(1);
    expect(await page.getByText('Unfinished assessments deleted').count()).toBeGreaterThan(0);

    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL(plan);
    await page.goBack();
    await mine.filter({ hasText: due }).last().getByRole('link').click();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.frameLocator('iframe').getByRole('link', { name: 'Open my 90-day plan' }).click(),
    ]);
    await opened.getByRole('form', { name: 'Demo' }).waitFor();
    await opened.getByRole('main').getByRole('button').first().click();
    await opened.waitForURL('**/assessment/plan?id=*');
  },
  240_000,
);

demoJourney('a coach is in the office, and a newcomer in an empty browser', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context } = me;
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Sign in as Dana' }).click();
  await page.waitForURL('**/assessment/dashboard?id=*');
  const id = new URL(page.url()).searchParams.get('id')!;
  await press(me, 'Coach');
  await seeOffice(page, office.navigation.overview);
  await press(me, 'Newcomer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo']);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(id);
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
