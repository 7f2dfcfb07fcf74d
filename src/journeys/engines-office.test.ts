import { expect } from 'vitest';
import { officePeople, stateWords } from '#content/office-people.ts';
import { office } from '#content/office.ts';
import { fillSignInForm } from '#testing/browser/chat.ts';
import { eventually } from '#testing/browser/journey.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import { officeAllowances, ownerClaims, seeOffice } from '#testing/browser/office.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';

const { navigation } = office;
const { filters, contact: words } = officePeople;

officeJourney('the owner filters and writes a note', async ({ visitor, officeSite }) => {
  await fillOffice(officeSite.db);
  const me = await visitor({ allow: officeAllowances });
  const { page } = me;
  officeSite.provider.people.set('Olive', ownerClaims);
  // WebKit's driver cannot follow a navigation that redirects to another host.
  await page.goto('/privacy');
  await page.evaluate(() => location.assign('/office'));
  await fillSignInForm(page, 'Olive');
  await seeOffice(page, navigation.overview);

  await page.getByRole('link', { name: navigation.people, exact: true }).click();
  await seeOffice(page, navigation.people);
  await page.getByLabel(filters.state, { exact: true }).selectOption(stateWords.client);
  await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
  const fresh = page.getByRole('cell', { name: stateWords.new });
  await eventually(async () => expect(await fresh.count()).toBe(0));

  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByLabel(words.notes.note, { exact: true }).fill('Wants to go on in spring.');
  await page.getByRole('button', { name: words.notes.save, exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
});
