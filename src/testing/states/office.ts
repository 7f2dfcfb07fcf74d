import { sql } from 'kysely';
import { officePeople as words } from '#content/office-people.ts';
import { officeSite, practiceGroups } from '#content/office-site.ts';
import { office } from '#content/office.ts';
import type { Db } from '#db/client.ts';
import { seeChart } from '#testing/browser/assessment.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import {
  enterOffice,
  officeAllowances,
  type OfficeSite,
  seeOffice,
  openPart,
} from '#testing/browser/office.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { stateMaker, type State } from './state.ts';

/** A state that needs the identity provider. */
export interface OfficeState extends Omit<State, 'show'> {
  show: (visitor: Visitor, site: OfficeSite) => Promise<void>;
}

export const officeState = stateMaker<OfficeState['show']>(officeAllowances);

const { navigation } = office;

interface OfficePage {
  name: string;
  address: string;
  title: string;
}

/** The site and webhooks have their states in separate files. */
const pages: readonly OfficePage[] = [
  { name: 'office-overview', address: '/office', title: navigation.overview },
  { name: 'office-people', address: '/office/people', title: navigation.people },
  { name: 'office-log', address: '/office/log', title: navigation.log },
];

const stateOf = (
  { name, address, title }: OfficePage,
  options: Pick<OfficeState, 'isWide'> = {},
): OfficeState =>
  officeState(name, options, async (me, site) => {
    await enterOffice(me, site, address);
    await seeOffice(me.page, title);
  });

/** States of the office on an empty site: its pages, its sign-in, and its failures. */
export const officeStates: readonly OfficeState[] = [
  ...pages.map((page) => stateOf({ ...page, name: `${page.name}-empty` })),
  stateOf(
    { name: 'office-status', address: '/office/status', title: navigation.status },
    { isWide: true },
  ),
  officeState('office-refused', { allow: ['status of 403'] }, async (me, site) => {
    const claims = { given_name: 'Ada', family_name: 'Lovelace' };
    await enterOffice(me, site, '/office', claims);
    await me.page.getByRole('heading', { level: 1, name: office.refused.title }).waitFor();
  }),
  officeState('office-missing', async (me, site) => {
    await enterOffice(me, site, '/office/nothing');
    await seeOffice(me.page, office.missing.title);
  }),
  officeState('office-signed-out', { allow: ['status of 401'] }, async (me, site) => {
    await enterOffice(me, site, '/office/log');
    await seeOffice(me.page, navigation.log);
    await me.context.clearCookies({ name: 'session' });
    await me.page.getByRole('link', { name: navigation.people, exact: true }).click();
    await me.page.getByText(office.signedOut.title).waitFor();
  }),
  officeState('office-out', { allow: ['status of 403'] }, async (me, site) => {
    await enterOffice(me, site, '/office/log');
    await seeOffice(me.page, navigation.log);
    await sql`update session set office_grant = null`.execute(site.db);
    await me.page.getByRole('link', { name: navigation.people, exact: true }).click();
    await me.page.getByRole('heading', { level: 1, name: office.out.title }).waitFor();
  }),
  officeState('office-site', async (me, site) => {
    await enterOffice(me, site, '/office/site');
    await seeOffice(me.page, officeSite.title);
    await me.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  }),
  officeState('office-site-open', { isWide: true }, async (me, site) => {
    await enterOffice(me, site, '/office/site');
    await seeOffice(me.page, officeSite.title);
    for (const { title } of practiceGroups) await openPart(me.page, title);
    await openPart(me.page, officeSite.links.title);
    await openPart(me.page, officeSite.flags.title);
  }),
  officeState('office-site-refused', { allow: ['status of 400'] }, async (me, site) => {
    const { page } = me;
    await enterOffice(me, site, '/office/site');
    await seeOffice(page, officeSite.title);
    await openPart(page, 'Contact');
    await page.getByLabel('Location', { exact: false }).fill('Some Town');
    await page.getByRole('button', { name: officeSite.saveBar.save, exact: true }).click();
    await page.getByText(officeSite.saved).waitFor();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('at home');
    await page.getByRole('button', { name: 'Add profile' }).click();
    await page.getByRole('button', { name: officeSite.saveBar.save, exact: true }).click();
    await page.getByText(officeSite.saveBar.faults).waitFor();
    await page.getByText(officeSite.preview.stale).waitFor();
  }),
];

/** After `fillOffice`. */
export const filledOfficeStates: readonly OfficeState[] = [
  officeState('office-overview', { isWide: true }, async (me, site) => {
    await enterOffice(me, site);
    await seeOffice(me.page, navigation.overview);
    await me.page.locator('.recharts-line-curve').first().waitFor({ state: 'attached' });
  }),
  ...pages.slice(1).map((page) => stateOf(page, { isWide: true })),
  stateOf({
    name: 'office-people-filtered',
    address: '/office/people?state=client&sort=-overall',
    title: navigation.people,
  }),
  stateOf({
    name: 'office-people-to-call',
    address: '/office/people?view=to_call',
    title: navigation.people,
  }),
  stateOf({
    name: 'office-people-booked',
    address: '/office/people?view=booked',
    title: navigation.people,
  }),
  officeState('office-people-filters', { maxWidth: 768 }, async (me, site) => {
    await enterOffice(me, site, '/office/people?state=client');
    await seeOffice(me.page, navigation.people);
    await me.page.getByRole('button', { name: 'Filters (1)' }).click();
    await me.page.mouse.move(0, 0);
  }),
  stateOf({
    name: 'office-people-none',
    address: '/office/people?search=no-one-of-this-name',
    title: navigation.people,
  }),
  officeState('office-contact', { isWide: true }, async (me, site) => {
    const { id, address } = await twiceHere(site);
    await enterOffice(me, site, `/office/people/${id}`);
    await seeOffice(me.page, address);
    await seeChart(me.page);
  }),
  officeState('office-contact-unknown', { allow: ['status of 404'] }, async (me, site) => {
    await enterOffice(me, site, `/office/people/${crypto.randomUUID()}`);
    await me.page.getByRole('heading', { name: words.contact.unknown.title }).waitFor();
  }),
  officeState('office-cannot-load', { allow: failedCall }, async (me, site) => {
    await failCalls(me.page, 'office.people.list', 503);
    await enterOffice(me, site, '/office/people');
    await me.page.getByRole('button', { name: 'Try again' }).waitFor();
  }),
];

/** A contact with two assessments, the last one completed. */
function twiceHere({ db }: OfficeSite): Promise<{ id: string; address: string }> {
  return db
    .selectFrom('contact')
    .select(['id', 'address'])
    .where('assessments', '=', 2)
    .executeTakeFirstOrThrow();
}

const { email, notes, erasing } = words.contact;

/** Opens the page of a contact who completed an assessment. */
async function openContact(me: Visitor, site: OfficeSite): Promise<string> {
  const id =
    (await firstCompleted(site.db)) ?? (await fillOffice(site.db), await firstCompleted(site.db));
  await enterOffice(me, site, `/office/people/${id}`);
  await me.page.getByRole('heading', { name: notes.title }).waitFor();
  await seeChart(me.page);
  return id!;
}

async function firstCompleted(db: Db): Promise<string | undefined> {
  const found = await db
    .selectFrom('contact')
    .select('id')
    .where('completed_at', 'is not', null)
    .orderBy('address')
    .executeTakeFirst();
  return found?.id;
}

const longAddress = 'elizabeth.featherstonehaugh@consulting-and-training.example.org';

/** The outcomes of a contact's page. */
export const contactPageStates: readonly OfficeState[] = [
  officeState('office-contact-unfinished', async (me, site) => {
    const { db } = site;
    if (!(await firstCompleted(db))) await fillOffice(db);
    await db
      .updateTable('assessment')
      .set({ email: longAddress })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('contact')
          .select('assessment_id')
          .where('completed_at', 'is', null)
          .orderBy('answered_count', 'desc')
          .limit(1),
      )
      .execute();
    const contact = await db
      .selectFrom('contact')
      .select('id')
      .where('address', '=', longAddress)
      .executeTakeFirstOrThrow();
    await enterOffice(me, site, `/office/people/${contact.id}`);
    await seeOffice(me.page, longAddress);
    await seeChart(me.page);
  }),
  officeState('office-contact-email', async (me, site) => {
    await openContact(me, site);
    await me.page.getByRole('button', { name: email.write }).click();
    await me.page.getByRole('link', { name: email.open }).waitFor();
  }),
  officeState('office-contact-erase', async (me, site) => {
    await openContact(me, site);
    await me.page.getByRole('button', { name: erasing.open }).click();
    await me.page.getByRole('alertdialog').waitFor();
  }),
  officeState('office-contact-conflict', { allow: ['status of 409'] }, async (me, site) => {
    const id = await openContact(me, site);
    await site.db
      .updateTable('contact')
      .set({ note: 'Wrote back on Friday.', edited_at: new Date() })
      .where('id', '=', id)
      .execute();
    await me.page.getByLabel(notes.note, { exact: true }).fill('Call again in May.');
    await me.page.getByRole('button', { name: notes.save, exact: true }).click();
    await me.page.getByText(notes.conflict, { exact: true }).waitFor();
  }),
];
