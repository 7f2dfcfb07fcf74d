import type { Db } from '#db/client.ts';
import { officePeople as words } from '#content/office-people.ts';
import {
  enterOffice,
  officeAllowances,
  type OfficeSite,
  seeOffice,
} from '#testing/browser/office.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import type { OfficeState } from './office.ts';

const { notes, erasing } = words.contact;

/** Opens the page of a contact who completed an assessment. */
async function openContact(me: Visitor, site: OfficeSite): Promise<string> {
  const id =
    (await firstCompleted(site.db)) ?? (await fillOffice(site.db), await firstCompleted(site.db));
  await enterOffice(me, site, `/office/people/${id}`);
  await me.page.getByRole('heading', { name: notes.title }).waitFor();
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
  {
    name: 'office-contact-unfinished',
    isWide: true,
    allow: officeAllowances,
    show: async (me, site) => {
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
    },
  },
  {
    name: 'office-contact-erase',
    allow: officeAllowances,
    show: async (me, site) => {
      await openContact(me, site);
      await me.page.getByRole('button', { name: erasing.open }).click();
      await me.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'office-contact-conflict',
    allow: [...officeAllowances, 'status of 409'],
    show: async (me, site) => {
      const id = await openContact(me, site);
      await site.db
        .updateTable('contact')
        .set({ note: 'Wrote back on Friday.', edited_at: new Date() })
        .where('id', '=', id)
        .execute();
      await me.page.getByLabel(notes.note, { exact: true }).fill('Call again in May.');
      await me.page.getByRole('button', { name: notes.save, exact: true }).click();
      await me.page.getByText(notes.conflict, { exact: true }).waitFor();
    },
  },
];
