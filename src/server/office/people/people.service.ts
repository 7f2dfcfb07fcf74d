import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ContactView } from '#domain/contact.ts';
import { priorityAreas } from '#domain/development.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { lastDays } from '#domain/overview.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { responsesOf } from '#server/assessment/assessment.service.ts';
import { eraseAssessments } from '#server/assessment/owned.service.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';
import { forgetRater } from '#server/feedback/rater.service.ts';
import { recordAudit } from '#server/office/audit-log.ts';
import * as people from './people.repository.ts';
import * as ofContact from './contact.repository.ts';
import type { ContactUpdate, PeopleFilter, PeoplePage } from './people.schemas.ts';

/** Few enough for a phone, where each row is a few lines. */
const PER_PAGE = 25;

export async function listPeople(db: Db, page: PeoplePage) {
  const { rows, total, weakest } = await inTransaction(db, async (trx) => {
    await people.takeIndexes(trx);
    const listed = await people.findPage(trx, page, PER_PAGE);
    return {
      rows: listed,
      total: await people.count(trx, page),
      weakest: await weakestAreas(trx, listed),
    };
  });
  const shown = rows.map((row) => ({
    ...row,
    address: readableEmail(row.address),
    weakestAreas: weakest(row),
  }));
  return { people: shown, total, perPage: PER_PAGE };
}

/** The database stores only a single weakest area, so ties are read from the ratings. */
async function weakestAreas(db: Db, rows: readonly people.ListedContact[]) {
  const withoutOne = rows.filter((row) => row.weakestArea === null && row.answered > 0);
  const ids = withoutOne.map((row) => row.assessment_id);
  const responses = await responsesOf(db, ids);
  return ({ weakestArea: single, assessment_id: id }: people.ListedContact) =>
    single === null
      ? priorityAreas(summarizeAreas(responses(id))).map(({ name }) => name)
      : [single];
}

export function countViews(db: Db): Promise<Record<ContactView | 'all' | 'to_call_new', number>> {
  const week = lastDays(7, new Date());
  return inTransaction(db, async (trx) => {
    await people.takeIndexes(trx);
    return {
      all: await people.count(trx, {}),
      to_call: await people.count(trx, { view: 'to_call' }),
      to_call_new: await people.countNew(trx, 'to_call', week.from),
      in_conversation: await people.count(trx, { view: 'in_conversation' }),
      booked: await people.count(trx, { view: 'booked' }),
    };
  });
}

export const listSources = people.findSources;

/**
 * Everything about a contact. Each view is recorded in the audit log.
 * @throws AppError NOT_FOUND
 */
export async function viewContact(db: Db, member: OfficeMember, id: string) {
  const row = await inTransaction(db, async (trx) => {
    const locked = found(await people.lockContact(trx, id));
    await recordAudit(trx, member, 'person_viewed', { whom: locked.address });
    return locked;
  });
  const [assessments, mails, mark, bookings, events] = await Promise.all([
    ofContact.findAssessments(db, row.address),
    ofContact.findMails(db, row.address),
    ofContact.findMark(db, row.address),
    ofContact.findBookings(db, row.id),
    ofContact.findEvents(db, row.address),
  ]);
  const ids = assessments.map((assessment) => assessment.id);
  const responses = await responsesOf(db, ids);
  return {
    ...row,
    address: readableEmail(row.address),
    results: assessments.map((one) => ({ ...one, responses: responses(one.id) })),
    mails,
    refusedAt: mark?.refusedAt ?? null,
    unsubscribedAt: mark?.unsubscribedAt ?? null,
    bookings,
    events,
  };
}

/** @throws AppError NOT_FOUND, CONFLICT if someone changed the contact since */
export async function updateContact(db: Db, member: OfficeMember, change: ContactUpdate) {
  return inTransaction(db, async (trx) => {
    const before = found(await people.lockContact(trx, change.id));
    const after = await people.update(trx, change);
    if (!after) {
      throw conflict(
        'The status or the note of this contact was changed in another window or by ' +
          'someone else. Check the current entry, then change it again.',
      );
    }
    await recordAudit(trx, member, 'person_changed', {
      whom: after.address,
      ...(after.state !== before.state && { state: after.state }),
      ...(after.note !== before.note && { note: after.note === '' ? 'removed' : 'written' }),
    });
    return after;
  });
}

/**
 * Erases all assessments under the contact's address, with everything that belongs to them.
 * @throws AppError NOT_FOUND
 */
export async function eraseContact(db: Db, member: OfficeMember, id: string) {
  return inTransaction(db, async (trx) => {
    const under = await people.findUnder(trx, id);
    const { address } = found(under[0]);
    await people.announceErasing(trx);
    const ids = under.map((row) => row.id);
    const { length: assessments } = await eraseAssessments(trx, ids, { addresses: [address] });
    // Someone else has erased it first.
    if (assessments === 0) throw noContact();
    await forgetRater(trx, [address]);
    await people.noteErased(trx);
    await recordAudit(trx, member, 'person_erased', { assessments });
    return { assessments };
  });
}

/** The number of contacts in a file, recorded in the audit log before it is sent. */
export async function noteExport(
  db: Db,
  member: OfficeMember,
  { search, ...filter }: PeopleFilter,
): Promise<void> {
  const rows = await people.count(db, { search, ...filter });
  // The search text may be a name, and the audit log outlives the contact: it is not recorded.
  await recordAudit(db, member, 'people_exported', {
    rows,
    ...filter,
    ...(search && { search: true }),
  });
}

const noContact = () =>
  new AppError('NOT_FOUND', 'There is no such contact. It may have been erased.');

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw noContact();
  return row;
}
