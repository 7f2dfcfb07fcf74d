import { sql } from 'kysely';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { passTime, runJob } from '#testing/mail-app.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { isAll } from '#testing/is-all.ts';
import { addressesIn, linkIn, withMail, type MailedSite } from './testing/mailed-site.ts';

const LEFT = 'left@example.com';
const DONE = 'done@example.com';

/** Sends mails of several kinds and returns every link in them, as a mail scanner sees them. */
async function linksOfAllMails({ site: { db }, mailbox, visitor }: MailedSite): Promise<string[]> {
  const { context } = await visitor();
  const left = await answeredEarlier(context, 3, { email: LEFT });
  await answeredEarlier(context, competencies.length, { email: DONE });
  await mailbox.receive(LEFT, /^Continue your/);
  await mailbox.receive(DONE, /results/);
  const longAgo = sql`interval '10 days'`;
  await sql`
    update response set answered_at = answered_at - ${longAgo} where assessment_id = ${left}
  `.execute(db);
  await sql`update assessment set created_at = created_at - ${longAgo} where id = ${left}`.execute(
    db,
  );
  await runJob(db, 'plan_mail');
  // It also runs every two minutes, and would change the database in between.
  await runJob(db, 'sum_ratings');
  await passTime(db);
  await mailbox.receive(LEFT, /not finished/);
  const everyAddress = mailbox.mails.flatMap(addressesIn);
  // Once every mail is marked as sent, nothing changes by itself.
  await expect
    .poll(() => db.selectFrom('mail').select('id').where('state', '!=', 'sent').execute())
    .toEqual([]);
  await expect.poll(() => db.selectFrom('rating_due').select('day').execute()).toEqual([]);
  return [...new Set(everyAddress)].filter((address) => address.startsWith('http'));
}

journey('a scanner that fetches every link of every mail changes nothing', async ({ browser }) => {
  await withMail(browser, async (mailed) => {
    const { site, mailbox } = mailed;
    const addresses = (await linksOfAllMails(mailed)).filter((address) =>
      address.startsWith(site.url),
    );
    expect(addresses.filter((address) => /\/(open|unsubscribe)\//.test(address))).toHaveLength(4);
    const before = await printOfDatabase(site.db);
    for (const address of addresses) {
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
        const reply = await fetch(address, { method, headers: { accept: 'text/html' } });
        expect(reply.headers.get('set-cookie'), address).toBeNull();
        await reply.text();
      }
    }
    expect(await printOfDatabase(site.db)).toBe(before);
    expect(mailbox.mails).toHaveLength(3);
  });
});

journey.runIf(isAll)(
  'a scanner that opens the links in a browser changes nothing',
  async ({ browser }) => {
    await withMail(browser, async (mailed) => {
      const { site, mailbox, visitor } = mailed;
      const addresses = (await linksOfAllMails(mailed)).filter((address) =>
        /\/(open|unsubscribe)\//.test(address),
      );
      const before = await printOfDatabase(site.db);
      const { page, context } = await visitor({ fresh: true });
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.mouse.wheel(0, 2000);
        await page.mouse.move(200, 200);
        await page.waitForLoadState('networkidle');
        expect(page.url()).toBe(address);
      }
      expect(await context.cookies()).toEqual([]);
      expect(await printOfDatabase(site.db)).toBe(before);

      // A scanner that presses the button gets access, but the link still works for the reader.
      const link = linkIn(await mailbox.receive(LEFT, /^Continue your/));
      await page.goto(link);
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL(/\/assessment/);
      const reader = await visitor();
      await reader.page.goto(link);
      await reader.page.getByRole('main').getByRole('button').first().click();
      await reader.page.getByText(`Saved under ${LEFT}`).waitFor();
    });
  },
);

journey('the reader of a reminder unsubscribes from reminders', async ({ browser }) => {
  await withMail(browser, async (mailed) => {
    const { site, mailbox, visitor } = mailed;
    await linksOfAllMails(mailed);
    const { page } = await visitor();
    await page.goto(linkIn(await mailbox.receive(LEFT, /not finished/), '/unsubscribe/'));
    await page.getByText('l•••@example.com will get no more reminders').waitFor();
    await page.getByRole('button', { name: 'Stop Reminders' }).click();
    await page.getByRole('heading', { name: 'Reminders Stopped' }).waitFor();
    const known = await site.db.selectFrom('address_mark').selectAll().execute();
    expect(known).toMatchObject([{ unsubscribed_at: expect.any(Date) as Date }]);
  });
});
