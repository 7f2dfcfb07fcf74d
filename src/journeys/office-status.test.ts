import { expect } from 'vitest';
import { officeStatus as words } from '#content/office-status.ts';
import { officeSite as siteWords } from '#content/office-site.ts';
import { office } from '#content/office.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import {
  enterOffice,
  officeAllowances,
  ownerClaims,
  seeOffice,
  serveOfficeSite,
} from '#testing/browser/office.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { startMailbox, type Mailbox } from '#testing/mailbox.ts';
import { violations } from '#testing/states/accessibility.ts';

const statusJourney = officeJourney
  .extend('mailbox', { scope: 'file' }, async ({}, { onCleanup }): Promise<Mailbox> => {
    const mailbox = await startMailbox();
    onCleanup(() => mailbox.close());
    return mailbox;
  })
  .extend('officeSite', { scope: 'file' }, async ({ databaseUrl, mailbox }, { onCleanup }) => {
    const mail = { ...queueOnlyMail, smtpUrl: mailbox.url };
    const site = await serveOfficeSite(databaseUrl, { mail, findResults: 'mail' });
    onCleanup(() => site.close());
    return site;
  });

statusJourney(
  'the owner sees what works, and has a test email sent',
  async ({ visitor, officeSite, mailbox }) => {
    const me = await visitor({ allow: [...officeAllowances, 'status of 502'] });
    const { page } = me;
    await enterOffice(me, officeSite);
    await page.getByRole('link', { name: office.navigation.status, exact: true }).click();
    await seeOffice(page, office.navigation.status);
    const works = page.getByRole('region', { name: words.groups.ok.title });
    await works.getByText(/^PostgreSQL/).waitFor();
    const open = page.getByRole('region', { name: words.groups.open.title });
    await open.getByText('Bounces are not reported').waitFor();

    const send = page.getByRole('button', { name: words.testMail.send, exact: true });
    await send.click();
    await page.getByText(words.testMail.sent).waitFor();
    expect((await mailbox.receive(ownerClaims['email'] as string)).subject).toBe('Test email');
    expect(await violations(page)).toEqual([]);

    // A setting leads to its field, also where the settings have been shown before.
    for (const [link, id] of [
      ['Discovery call', 'links-scheduler'],
      ['Testimonial on Home', 'facts-testimonials-home'],
    ] as const) {
      await open.getByRole('link', { name: link, exact: true }).last().click();
      await seeOffice(page, siteWords.title);
      await page.locator(`#${id}:focus`).waitFor();
      await page.goBack();
      await seeOffice(page, office.navigation.status);
    }

    await mailbox.close();
    await send.click();
    await page.getByRole('alert').getByText('No test email was sent').waitFor();
    await page.getByRole('button', { name: words.again, exact: true }).click();
    await open.getByText('Problem', { exact: true }).waitFor();
  },
);
