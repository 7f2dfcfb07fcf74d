import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { officePeople, orderWords, stateWords, viewWords } from '#content/office-people.ts';
import { officeSite as siteWords } from '#content/office-site.ts';
import { office } from '#content/office.ts';
import { officeOverview } from '#content/office-overview.ts';
import { competencies } from '#domain/competencies.ts';
import { eventually } from '#testing/browser/journey.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import {
  enterOffice,
  enterOfficeByForm,
  officeAllowances,
  seeOffice,
  openPart,
} from '#testing/browser/office.ts';
import { serveSite } from '#testing/browser/site.ts';
import { addAudience } from '#testing/generated/fill-audience.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { misfits } from '#testing/states/accessibility.ts';

const { navigation, signedOut } = office;
const { filters, contact: words, file } = officePeople;
const { answers, dropOff, funnel, sources } = officeOverview;

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
    // On a slow machine the preview asks for the testimonial before both fields are filled.
    const me = await visitor({ allow: [...officeAllowances, 'status of 400'] });
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
    const download = /^Downloaded the contacts ?\d+ contacts; Status: New; Progress: Completed$/;
    await page.getByRole('rowheader', { name: download }).waitFor();
    await page.getByRole('row', { name: address }).first().waitFor();

    const other = await serveSite(databaseUrl);
    await goTo(navigation.site, siteWords.title);
    const quote = 'No one waits for me any more, least of all myself.';
    await openPart(page, 'Testimonials');
    const home = page.getByRole('group', { name: 'Testimonial on Home' });
    await home.getByLabel('Quote').fill(quote);
    await home.getByLabel('Who said it').fill('A client, operations');
    await page.getByRole('button', { name: siteWords.saveBar.save, exact: true }).click();
    await page.getByText(siteWords.saved).waitFor();
    await eventually(async () => expect(await (await fetch(other.url)).text()).toContain(quote));
    await other.close();
  },
);

filledJourney(
  'on a phone the overview leads to whom to write to, and the first contact is in the first screen',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow: officeAllowances });
    const { page } = me;
    await page.setViewportSize({ width: 390, height: 844 });
    await enterOffice(me, officeSite);
    await seeOffice(page, navigation.overview);
    const answered = page.getByRole('list', { name: answers.label }).getByRole('listitem');
    for (const title of [answers.toCall.title, answers.leave.title, answers.need.title]) {
      const answer = answered.filter({ hasText: title }).filter({ hasText: /\d/ });
      await answer.waitFor();
      const { y, height } = (await answer.boundingBox())!;
      expect(y + height, title).toBeLessThan(844);
    }
    await answered.getByText(/^\d+ left, most at [A-Z].+: \d+( each)?\. /).waitFor();
    await answered.getByRole('link', { name: 'No one place stands out' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('drop-off');
    // The tables have so few columns that they stay tables.
    for (const name of [funnel.table, dropOff.table, sources.table]) {
      const table = page.getByRole('table', { name, exact: true }).first();
      await table.getByRole('columnheader').nth(1).waitFor();
    }
    expect(await misfits(page)).toEqual([]);

    const { rows: contacts } = await sql<{ fresh: string; waiting: string }>`
      select count(*) filter (where
          (completed_at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - 7) as fresh,
        count(*) as waiting
      from contact
      where state = 'new' and completed_at is not null and not exists (
        select from booking
        where contact_id = contact.id and booked_on is not null and cancelled_on is null)`.execute(
      officeSite.db,
    );
    const { fresh, waiting: count } = contacts[0]!;
    expect(Number(fresh)).toBeLessThan(Number(count));
    const toCall = answered.getByRole('link', {
      name: `${fresh} new this week · ${count} waiting`,
    });
    await toCall.click();
    await seeOffice(page, navigation.people);
    const views = page.getByRole('navigation', { name: officePeople.views });
    await views.getByRole('link', { name: `${viewWords.to_call} ${count}`, exact: true }).waitFor();
    const first = page.getByRole('row').first();
    expect((await first.boundingBox())!.y).toBeLessThan(844 / 2);
    for (const row of await page.getByRole('row').all()) {
      expect((await row.boundingBox())!.height, 'four lines at most').toBeLessThan(145);
      const dates = (await row.innerText()).match(/,\s20\d\d/g);
      expect(dates, 'completed, and last active').toHaveLength(2);
    }
    const booked = page.getByRole('cell', { name: officePeople.booked });
    expect(await booked.count()).toBe(0);

    // A filter narrows the view, and folds away again.
    const unfold = page.getByRole('button', { name: /^Filters/ });
    await unfold.click();
    await page.getByLabel(filters.source, { exact: true }).selectOption(filters.noSource);
    await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
    await page.waitForURL(/\?view=to_call&source=-$/);
    await eventually(async () => expect(await unfold.textContent()).toBe('Filters (1)'));
    expect(await unfold.getAttribute('aria-expanded')).toBe('false');

    await views.getByRole('link', { name: new RegExp(`^${viewWords.booked}`) }).click();
    await page.waitForURL(/\?view=booked$/);
    await booked.first().waitFor();
    await unfold.click();
    await page.getByLabel(filters.sort, { exact: true }).selectOption(orderWords['overall']!);
    await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
    await page.waitForURL(/\?view=booked&sort=overall$/);
    await page
      .getByRole('search')
      .getByText(orderWords['overall']!, { exact: true })
      .first()
      .waitFor();
    await page.getByRole('row').first().getByRole('link').click();
    await page.getByText(/^Booked on/).waitFor();
    const weakest = (await page.getByText(words.terms.weakest, { exact: true }).boundingBox())!;
    expect(weakest.y + weakest.height, 'the summary is in the first screen').toBeLessThan(844);
    // The link above the address leads back to the view.
    await page.getByRole('main').getByRole('link', { name: viewWords.booked, exact: true }).click();
    await page.waitForURL(/\/office\/people\?view=booked$/);
  },
);

filledJourney(
  'three presses lead from the overview to an email about the results in the mail program',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow: officeAllowances });
    const { page } = me;
    await enterOffice(me, officeSite);
    await seeOffice(page, navigation.overview);
    const card = page.getByRole('listitem').filter({ hasText: answers.toCall.title });
    const contact = card.getByRole('link', { name: /@/ }).first();
    const address = (await contact.textContent())!;
    // The results are those of the day of completion, whatever came later.
    const { completed_at: completedAt } = await officeSite.db
      .updateTable('contact')
      .set({ last_at: sql`last_at + interval '2 days'` })
      .where('address', '=', address)
      .returning('completed_at')
      .executeTakeFirstOrThrow();
    await contact.click();
    await seeOffice(page, address);
    const asked = page.getByRole('region', { name: words.ask.title }).getByRole('listitem');
    const [competency, question] = await asked.first().getByRole('paragraph').allTextContents();
    const open = page.getByRole('link', { name: words.email.open });
    await page.getByRole('button', { name: words.email.write }).click();
    await open.waitFor();
    expect(await open.evaluate((link) => document.activeElement === link), 'Enter opens it').toBe(
      true,
    );
    const { protocol, pathname, searchParams } = new URL((await open.getAttribute('href'))!);
    expect([protocol, pathname]).toEqual(['mailto:', address]);
    const day = completedAt!.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(searchParams.get('subject')!.replaceAll(/\s/g, ' ')).toBe(
      `Your Ready Leader results from ${day}`,
    );
    const text = searchParams.get('body')!;
    expect(text).toContain(`\r\n\r\nI would start with ${competency!.split(',')[0]}.`);
    expect(text).toContain(question);
    expect(text).toMatch(/\r\nBy your own ratings: [A-Z]/);
    expect(text, 'the scheduler is not set yet').not.toContain('time here');

    // Without a mail program, what was edited is copied.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel(words.email.text, { exact: true }).fill('Dear Ada,\n\nhow are you?');
    await page.getByRole('button', { name: words.email.copy }).click();
    await page.getByText(words.email.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Dear Ada,\n\nhow are you?',
    );

    // Who turned off reminders may not want a letter either.
    await sql`insert into address_mark (fingerprint, unsubscribed_at)
      values (address_fingerprint(${address}), now())`.execute(officeSite.db);
    await page.reload();
    await seeOffice(page, address);
    const [unsubscribed] = words.email.unsubscribed('').split(' on ');
    await page.getByText(unsubscribed!).waitFor();
    await page.getByRole('button', { name: words.email.write }).click();
    await page.getByRole('dialog').getByText(unsubscribed!).waitFor();
  },
);

filledJourney(
  'the overview says in plain words that a visitor left after the last competency',
  async ({ visitor, officeSite }) => {
    const day = '2024-02-01';
    const ratings = competencies.map((_, position) => ({ position, average: 300 }));
    await addAudience(officeSite.db, {
      assessments: [
        {
          day,
          source: null,
          ratings,
          position: competencies.length,
          completedAfter: null,
          hasEmail: false,
          isDeleted: false,
        },
      ],
      visits: [],
      bookings: [],
    });
    const me = await visitor({ allow: officeAllowances });
    await enterOffice(me, officeSite, `/office?from=${day}&to=${day}`);
    await me.page.getByRole('link', { name: '1 left, at one place' }).waitFor();
  },
);

filledJourney('days in the wrong order are exchanged', async ({ visitor, officeSite }) => {
  const me = await visitor({ allow: officeAllowances });
  const { page } = me;
  await enterOffice(me, officeSite, '/office?from=2025-03-10&to=2025-03-01');
  await seeOffice(page, navigation.overview);
  const { from, to } = officeOverview.filters;
  expect(await page.getByLabel(from, { exact: true }).inputValue()).toBe('2025-03-01');
  expect(await page.getByLabel(to, { exact: true }).inputValue()).toBe('2025-03-10');
  expect(await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
});

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
