import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { officePeople, stateWords } from '#content/office-people.ts';
import { officeSite as siteWords } from '#content/office-site.ts';
import { office } from '#content/office.ts';
import { eventually } from '#testing/browser/journey.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import {
  enterOffice,
  enterOfficeByForm,
  officeAllowances,
  seeOffice,
} from '#testing/browser/office.ts';
import { serveSite } from '#testing/browser/site.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';

const { navigation, signedOut } = office;
const { filters, person: words, file } = officePeople;

const filledJourney = officeJourney.extend(
  'filled',
  { scope: 'file', auto: true },
  async ({ officeSite }) => {
    await fillOffice(officeSite.db);
  },
);

filledJourney(
  'an owner filters contacts, writes a note, exports a file, and edits the site',
  async ({ visitor, officeSite, databaseUrl }) => {
    const me = await visitor({ allow: officeAllowances });
    const { page } = me;
    const goTo = async (link: string, title = link) => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await seeOffice(page, title);
      expect(await page.title()).toBe(`${title} | Office | Ready Leader`);
    };
    await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);

    await goTo(navigation.people);
    await page.getByLabel(filters.state, { exact: true }).selectOption(stateWords.new);
    await page.getByLabel(filters.progress, { exact: true }).selectOption('Completed');
    await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
    await page.waitForURL(/\?state=new&progress=completed$/);
    const rows = page.getByRole('table', { name: officePeople.table }).getByRole('row');
    const others = page.getByRole('cell', { name: stateWords.client });
    await eventually(async () => expect(await others.count()).toBe(0));
    const found = await rows.count();

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: file }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv.startsWith('\uFEFF"Address",')).toBe(true);
    // One header line, and as many rows as the table.
    expect(csv.trimEnd().split('\r\n').length).toBe(found);

    const address = (await rows.nth(1).getByRole('link').textContent())!;
    await rows.nth(1).getByRole('link').click();
    await seeOffice(page, address);
    await page.getByLabel(words.notes.state, { exact: true }).selectOption(stateWords.contacted);
    await page.getByLabel(words.notes.note, { exact: true }).fill('Called; asks for two weeks.');
    await page.getByRole('button', { name: words.notes.save, exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await seeOffice(page, address);
    expect(await page.getByLabel(words.notes.note, { exact: true }).inputValue()).toContain(
      'two weeks',
    );

    // Going back keeps the filters, which this contact no longer matches.
    await page.goBack();
    await seeOffice(page, navigation.people);
    expect(await page.getByLabel(filters.state, { exact: true }).inputValue()).toBe('new');
    await eventually(async () => expect(await rows.count()).toBe(found - 1));

    await goTo(navigation.log);
    await page.getByRole('rowheader', { name: 'Downloaded the contacts' }).waitFor();
    await page.getByRole('row', { name: address }).first().waitFor();

    const other = await serveSite(databaseUrl);
    await goTo(navigation.site, siteWords.title);
    const quote = 'Nobody waits for me any more, least of all myself.';
    const home = page.getByRole('group', { name: 'Testimonial on Home Sample' });
    await home.getByLabel('Quote').fill(quote);
    await home.getByLabel('Who said it').fill('A client, operations');
    await page.getByRole('button', { name: siteWords.saveBar.save, exact: true }).click();
    await page.getByText(siteWords.saved).waitFor();
    await eventually(async () => expect(await (await fetch(other.url)).text()).toContain(quote));
    await page.goto(other.url);
    await page.getByText(quote).waitFor();
    await other.close();
  },
);

filledJourney('text being typed survives the end of a session', async ({ visitor, officeSite }) => {
  const me = await visitor({ allow: [...officeAllowances, 'status of 401'] });
  const { page, context } = me;
  await enterOfficeByForm(me, officeSite, '/office/people');
  await seeOffice(page, navigation.people);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const note = page.getByLabel(words.notes.note, { exact: true });
  await note.fill('A long thought.');
  await officeSite.db.deleteFrom('session').execute();
  const save = page.getByRole('button', { name: words.notes.save, exact: true });
  await save.click();
  await page.getByText(signedOut.title).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: signedOut.action }).click();
  const tab = await opened;
  await tab.getByText(office.signedInAs).waitFor();
  await tab.close();
  await save.click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await note.inputValue()).toBe('A long thought.');
  await page.getByText(signedOut.title).waitFor({ state: 'detached' });
});

filledJourney('the office works by keyboard', async ({ visitor, officeSite }) => {
  const me = await visitor({ allow: officeAllowances });
  const { page } = me;
  await enterOffice(me, officeSite, '/office/people');
  await seeOffice(page, navigation.people);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(office.skipLink);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(file);
  await page.getByRole('columnheader', { name: 'Overall' }).getByRole('link').press('Enter');
  await page.waitForURL(/sort=/);
  const sorted = page.getByRole('columnheader', { name: 'Overall' });
  await eventually(async () =>
    expect(await sorted.getAttribute('aria-sort')).toMatch(/^(as|des)cending$/),
  );
  // Focus moves to the new page.
  await page.getByRole('link', { name: navigation.log, exact: true }).press('Enter');
  await seeOffice(page, navigation.log);
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'),
  );
});
