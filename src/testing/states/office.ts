import { sql } from 'kysely';
import { office } from '#content/office.ts';
import { officeSite } from '#content/office-site.ts';
import { seeChart } from '#testing/browser/assessment.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import {
  enterOffice,
  officeAllowances,
  type OfficeSite,
  seeOffice,
} from '#testing/browser/office.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import type { State } from './state.ts';

/** A state that needs the identity provider. */
export interface OfficeState extends Omit<State, 'show'> {
  show: (visitor: Visitor, site: OfficeSite) => Promise<void>;
}

const { navigation } = office;

interface OfficePage {
  name: string;
  address: string;
  title: string;
}

/** The site and webhooks have states of their own. */
const pages: readonly OfficePage[] = [
  { name: 'office-overview', address: '/office', title: navigation.overview },
  { name: 'office-people', address: '/office/people', title: navigation.people },
  { name: 'office-log', address: '/office/log', title: navigation.log },
];

function stateOf({ name, address, title }: OfficePage): OfficeState {
  return {
    name,
    isWide: true,
    allow: officeAllowances,
    show: async (me, site) => {
      await enterOffice(me, site, address);
      await seeOffice(me.page, title);
    },
  };
}

/** States of the office on an empty site: its pages, its sign-in, and its failures. */
export const officeStates: readonly OfficeState[] = [
  ...pages.map((page) => stateOf({ ...page, name: `${page.name}-empty` })),
  stateOf({ name: 'office-status', address: '/office/status', title: navigation.status }),
  {
    name: 'office-refused',
    allow: [...officeAllowances, 'status of 403'],
    show: async (me, site) => {
      const claims = { given_name: 'Ada', family_name: 'Lovelace' };
      await enterOffice(me, site, '/office', claims);
      await me.page.getByRole('heading', { level: 1, name: office.refused.title }).waitFor();
    },
  },
  {
    name: 'office-missing',
    allow: officeAllowances,
    show: async (me, site) => {
      await enterOffice(me, site, '/office/nothing');
      await seeOffice(me.page, office.missing.title);
    },
  },
  {
    name: 'office-signed-out',
    allow: [...officeAllowances, 'status of 401'],
    show: async (me, site) => {
      await enterOffice(me, site, '/office/log');
      await seeOffice(me.page, navigation.log);
      await me.context.clearCookies({ name: 'session' });
      await me.page.getByRole('link', { name: navigation.people, exact: true }).click();
      await me.page.getByText(office.signedOut.title).waitFor();
    },
  },
  {
    name: 'office-out',
    allow: [...officeAllowances, 'status of 403'],
    show: async (me, site) => {
      await enterOffice(me, site, '/office/log');
      await seeOffice(me.page, navigation.log);
      await sql`update session set office_grant = null`.execute(site.db);
      await me.page.getByRole('link', { name: navigation.people, exact: true }).click();
      await me.page.getByRole('heading', { level: 1, name: office.out.title }).waitFor();
    },
  },
  {
    name: 'office-site',
    isWide: true,
    allow: officeAllowances,
    show: async (me, site) => {
      await enterOffice(me, site, '/office/site');
      await seeOffice(me.page, officeSite.title);
      await me.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'office-site-refused',
    allow: [...officeAllowances, 'status of 400'],
    show: async (me, site) => {
      const { page } = me;
      await enterOffice(me, site, '/office/site');
      await seeOffice(page, officeSite.title);
      await page.getByLabel('Location', { exact: false }).fill('Some Town');
      await page.getByRole('button', { name: officeSite.saveBar.save, exact: true }).click();
      await page.getByText(officeSite.saved).waitFor();
      await page.getByLabel('Email', { exact: false }).fill('at home');
      await page.getByRole('button', { name: 'Add profile' }).click();
      await page.getByRole('button', { name: officeSite.saveBar.save, exact: true }).click();
      await page.getByText(officeSite.saveBar.faults(3)).waitFor();
    },
  },
];

/** After `fillOffice`. */
export const filledOfficeStates: readonly OfficeState[] = [
  ...pages.map(stateOf),
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
  {
    name: 'office-people-filters',
    maxWidth: 768,
    allow: officeAllowances,
    show: async (me, site) => {
      await enterOffice(me, site, '/office/people?state=client');
      await seeOffice(me.page, navigation.people);
      await me.page.getByRole('button', { name: 'Filters (1)' }).click();
    },
  },
  stateOf({
    name: 'office-people-none',
    address: '/office/people?search=no-one-of-this-name',
    title: navigation.people,
  }),
  {
    name: 'office-contact',
    isWide: true,
    allow: officeAllowances,
    show: async (me, site) => {
      const { id, address } = await twiceHere(site);
      await enterOffice(me, site, `/office/people/${id}`);
      await seeOffice(me.page, address);
      await seeChart(me.page);
    },
  },
  {
    name: 'office-contact-unknown',
    allow: [...officeAllowances, 'status of 404'],
    show: async (me, site) => {
      await enterOffice(me, site, `/office/people/${crypto.randomUUID()}`);
      await me.page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'office-cannot-load',
    allow: [...officeAllowances, ...failedCall],
    show: async (me, site) => {
      await failCalls(me.page, 'office.people', 503);
      await enterOffice(me, site, '/office/people');
      await me.page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
];

/** A contact with two assessments, the last one completed. */
function twiceHere({ db }: OfficeSite): Promise<{ id: string; address: string }> {
  return db
    .selectFrom('contact')
    .select(['id', 'address'])
    .where('assessments', '=', 2)
    .executeTakeFirstOrThrow();
}
