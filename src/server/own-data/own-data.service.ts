import type { Db } from '#db/client.ts';
import { endOtherRights, ownedBy, type Owned } from '#server/assessment/owned.service.ts';
import { eraseOwned } from '#server/assessment/assessment.service.ts';
import type { Person } from './data-owner.ts';
import * as kept from './own-data.repository.ts';
import type { ExportOutput, KeptOutput } from './own-data.schemas.ts';
import {
  accountKept,
  addressKept,
  answerKept,
  assessmentKept,
  bookingKept,
  conversationKept,
  deliveryKept,
  mailKept,
  planInBrief,
  planKept,
  sessionKept,
  shareLinkKept,
} from './own-data.view.ts';

/** What is kept of a person, in brief: nothing of whoever owns nothing here. */
export async function overviewOf({ visitor, user }: Person): Promise<KeptOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const [assessments, mailed, account] = await Promise.all([
    assessmentsKept(db, owned),
    mailingKept(db, owned),
    user && accountInBrief(db, user),
  ]);
  return { ...mailed, assessments: assessments.map(inBrief), account };
}

/** Everything that is kept of a person, for the person to take along. */
export async function exportOf({ visitor, user }: Person): Promise<ExportOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const ids = owned.assessments.map(({ id }) => id);
  const [assessments, mailed, deliveries, account] = await Promise.all([
    assessmentsKept(db, owned),
    mailingKept(db, owned),
    kept.findDeliveries(db, ids),
    user && wholeAccount(db, user),
  ]);
  if (assessments.length > 0 || account) await kept.note(db, 'data_exported', 1);
  return {
    exportedAt: new Date().toISOString(),
    ...mailed,
    assessments,
    passedOn: deliveries.map(deliveryKept),
    account,
  };
}

/** Erases all of it; the browser is no longer known by anything. */
export async function erasePerson(
  { visitor, user, forget }: Person,
  onConversationGone: (id: string) => void,
): Promise<{ assessments: number; account: boolean }> {
  const { db } = visitor;
  const { assessments: owned } = await ownedBy(visitor);
  const conversations = user ? await kept.findConversations(db, user.id) : [];
  const assessments = await db.transaction().execute(async (trx) => {
    const erased = await eraseOwned(trx, owned);
    if (user) await kept.deleteUser(trx, user.id);
    await kept.note(trx, 'people_erased', erased > 0 || user ? 1 : 0);
    return erased;
  });
  for (const { id } of conversations) onConversationGone(id);
  forget();
  return { assessments, account: user !== null };
}

/**
 * Stops every link that leads to what is the caller's, mailed or shared, and ends the rights of other
 * browsers in which a mailed one was opened.
 */
export async function revokeLinks({ visitor }: Person): Promise<{ links: number }> {
  const { assessments, emails } = await ownedBy(visitor);
  const ids = assessments.map(({ id }) => id);
  const links = await visitor.db.transaction().execute(async (trx) => {
    await endOtherRights(visitor, trx, assessments);
    const mails = Map.groupBy(await kept.findMails(trx, ids, emails), ({ address }) =>
      emails.includes(address),
    );
    const revoke = (isProved: boolean) =>
      kept.deleteOpenLinks(
        trx,
        (mails.get(isProved) ?? []).map(({ id }) => id),
      );
    // Whether a mail to an unverified address has links depends on what others did with the address.
    const unseen = await revoke(false);
    const seen = (await revoke(true)) + (await kept.deleteShareLinks(trx, ids));
    await kept.note(trx, 'links_revoked', unseen + seen);
    return seen;
  });
  return { links };
}

async function assessmentsKept(db: Db, { assessments, own }: Owned) {
  const ids = assessments.map(({ id }) => id);
  const [moments, rows, plans] = await Promise.all([
    kept.findMoments(db, ids),
    kept.findResponses(db, ids),
    kept.findPlans(db, ids),
  ]);
  const responses = Map.groupBy(rows, (row) => row.assessment_id);
  return assessments.map((row) => {
    const given = responses.get(row.id) ?? [];
    const shown = assessmentKept(row, own.has(row.id), moments.get(row.id), given);
    const plan = plans.get(row.id);
    return { ...shown, responses: given.map(answerKept), plan: plan ? planKept(plan) : null };
  });
}

function inBrief(whole: Awaited<ReturnType<typeof assessmentsKept>>[number]) {
  const { responses: _responses, plan, ...rest } = whole;
  return { ...rest, plan: plan && planInBrief(plan) };
}

/**
 * Only a caller that verified an address sees what is known of it beyond the caller's own assessments:
 * anyone can type another person's address.
 */
async function mailingKept(db: Db, { assessments, emails: verified }: Owned) {
  const ids = assessments.map(({ id }) => id);
  const [mails, shared, known, contacts, bookings] = await Promise.all([
    kept.findMails(db, ids, verified),
    kept.findShareLinks(db, ids),
    kept.findAddresses(db, verified),
    kept.findContacts(db, verified),
    kept.findBookings(db, verified),
  ]);
  const links = Map.groupBy(
    await kept.findLinks(
      db,
      mails.map(({ id }) => id),
    ),
    (link) => link.mail_id,
  );
  const addresses = [...new Set(assessments.flatMap(({ email }) => email ?? []))];
  return {
    addresses: addresses.map((email) =>
      addressKept(email, verified.includes(email), known.get(email), contacts.get(email)),
    ),
    mails: mails
      .filter((mail, at) => verified.includes(mail.address) || isFirst(mail, mails.slice(0, at)))
      .map((mail) =>
        mailKept(mail, verified.includes(mail.address) ? (links.get(mail.id) ?? []) : undefined),
      ),
    shared: shared.map(shareLinkKept),
    bookings: bookings.map(bookingKept),
  };
}

type Mail = Awaited<ReturnType<typeof kept.findMails>>[number];

/** Whether further ones of its kind were promised depends on what became of the first. */
function isFirst({ kind, address, assessment_id }: Mail, earlier: readonly Mail[]): boolean {
  return !earlier.some(
    (mail) =>
      mail.kind === kind && mail.address === address && mail.assessment_id === assessment_id,
  );
}

type User = NonNullable<Person['user']>;

async function accountInBrief(db: Db, user: User) {
  const [sessions, conversations, messages] = await Promise.all([
    kept.findSessions(db, user.id),
    kept.findConversations(db, user.id),
    kept.countMessages(db, user.id),
  ]);
  return {
    ...accountKept(user),
    sessions: sessions.length,
    conversations: conversations.length,
    messages,
  };
}

async function wholeAccount(db: Db, user: User) {
  const [sessions, usage, conversations, rows] = await Promise.all([
    kept.findSessions(db, user.id),
    kept.findUsage(db, user.id),
    kept.findConversations(db, user.id),
    kept.findMessages(db, user.id),
  ]);
  const messages = Map.groupBy(rows, (row) => row.conversation_id);
  return {
    ...accountKept(user),
    sessions: sessions.map(sessionKept),
    chatUsage: usage ? { ...usage, since: usage.since.toISOString() } : null,
    conversations: conversations.map((row) => conversationKept(row, messages.get(row.id) ?? [])),
  };
}
