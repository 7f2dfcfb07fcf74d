import { expect } from 'vitest';
import sharp from 'sharp';
import { office } from '#content/office.ts';
import { officeSite as words } from '#content/office-site.ts';
import { enterOffice, officeAllowances, seeOffice, openPart } from '#testing/browser/office.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { twice } from '#testing/browser/keyboard.ts';
import { serveSite } from '#testing/browser/site.ts';

const { title } = words;
const quote = 'We decide in days now, and no one waits for me.';

officeJourney(
  'a testimonial saved in the office appears on Home on another instance',
  async ({ visitor, officeSite, databaseUrl }) => {
    const other = await serveSite(databaseUrl);
    try {
      const me = await visitor({ allow: officeAllowances });
      const { page } = me;
      await enterOffice(me, officeSite, '/office/site');
      await seeOffice(page, title);

      await openPart(page, 'Testimonials');
      const home = page.getByRole('group', { name: 'Testimonial on Home' });
      await home.getByLabel('Quote').fill(quote);
      await home.getByLabel('Who said it').fill('A client, operations');
      await page.getByText('1 unsaved change').waitFor();
      await page.frameLocator('iframe').getByText(quote).waitFor();

      await page.getByRole('button', { name: words.saveBar.save, exact: true }).click();
      await page.getByText(words.saved).waitFor();
      await page.getByRole('group', { name: 'Testimonial on Home', exact: true }).waitFor();
      await eventually(async () => {
        expect(await (await fetch(other.url)).text()).toContain(quote);
      });

      await page
        .getByRole('button', { name: `${words.versions.restore}: ${words.versions.original}` })
        .click();
      await page.getByText(words.versions.restored).waitFor();
      await eventually(async () => {
        expect(await (await fetch(other.url)).text()).not.toContain(quote);
      });
    } finally {
      await other.close();
    }
  },
);

officeJourney('Save pressed twice at once saves once', async ({ visitor, officeSite }) => {
  const me = await visitor({ allow: officeAllowances });
  const { page } = me;
  await enterOffice(me, officeSite, '/office/site');
  await seeOffice(page, title);
  await openPart(page, 'Contact');
  await page.getByLabel('Phone', { exact: false }).fill('+1 555 0100');
  await page.getByText('1 unsaved change').waitFor();
  await twice(page.getByRole('button', { name: words.saveBar.save, exact: true }), 'click');
  await page.getByText(words.saved).waitFor();
  await page.getByText(words.saveBar.none).waitFor();
  expect(await page.getByText('Someone else saved').count()).toBe(0);
});

officeJourney(
  'invalid fields show an error, and leaving with unsaved changes asks first',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow: [...officeAllowances, 'status of 400'] });
    const { page } = me;
    await enterOffice(me, officeSite, '/office/site');
    await seeOffice(page, title);
    await openPart(page, 'Contact');
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await email.fill('at home');
    await page.keyboard.press('Enter');
    await page.getByText('Must be an email address.').waitFor();
    await eventually(async () =>
      expect(await email.evaluate((field) => field === document.activeElement)).toBe(true),
    );

    const people = page.getByRole('link', { name: office.navigation.people, exact: true });
    await people.click();
    const confirmation = page.getByRole('alertdialog', { name: words.leave.title });
    await confirmation.getByRole('button', { name: words.leave.stay }).click();
    expect(await email.inputValue()).toBe('at home');
    await page.getByRole('button', { name: words.saveBar.discard }).click();
    expect(await email.inputValue()).toBe('');
    await people.click();
    await seeOffice(page, office.navigation.people);
  },
);

officeJourney('two owners see their edit conflict', async ({ visitor, officeSite }) => {
  const first = await visitor({ allow: officeAllowances });
  const second = await visitor({ allow: [...officeAllowances, 'status of 409'] });
  for (const me of [first, second]) {
    await enterOffice(me, officeSite, '/office/site');
    await seeOffice(me.page, title);
    await openPart(me.page, 'Contact');
  }
  const place = (me: typeof first) => me.page.getByLabel('Location', { exact: false });
  const save = (me: typeof first) =>
    me.page.getByRole('button', { name: words.saveBar.save, exact: true }).click();
  await place(second).fill('Town of the second');
  await place(first).fill('Town of the first');
  await save(first);
  await first.page.getByText(words.saved).waitFor();
  await save(second);
  await second.page.getByText('someone else changed Location').waitFor();
  await second.page.getByText(words.saveBar.stays).waitFor();
  const load = second.page.getByRole('button', { name: words.saveBar.load });
  await load.click();
  await load.waitFor({ state: 'hidden' });
  expect(await place(second).inputValue()).toBe('Town of the second');
  await save(second);
  await second.page.getByText(words.saved).waitFor();
  expect(await (await fetch(officeSite.url)).text()).toContain('Town of the second');
});

officeJourney('an uploaded portrait is published', async ({ visitor, officeSite }) => {
  const me = await visitor({ allow: [...officeAllowances, 'status of 400'] });
  const { page } = me;
  await enterOffice(me, officeSite, '/office/site');
  await seeOffice(page, title);
  await openPart(page, 'Coach');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await page.getByText('This file is not a readable image.').waitFor();
  const buffer = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: { r: 60, g: 110, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  await file.setInputFiles({ name: 'coach.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: 'The portrait as the site shows it' }).waitFor();
  await page.getByRole('button', { name: words.saveBar.save, exact: true }).click();
  await page.getByText(words.saved).waitFor();
  expect(await (await fetch(`${officeSite.url}/about`)).text()).toContain('/assets/portrait-');
});
