import type { Db } from '#db/client.ts';
import { endOtherRights, ownedBy, type Owned } from '#server/assessment/owned.service.ts';
import { eraseOwned } from '#server/assessment/assessment.service.ts';
import type { DataOwner } from './data-owner.ts';
import * as ownData from './own-data.repository.ts';
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

/** A summary of what is stored about the caller. */
export async function overviewOf({ visitor, user }: DataOwner): Promise<KeptOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const [assessments, mailed, account] = await Promise.all([
    assessmentsKept(db, owned),
    mailingKept(db, owned),
    user && accountInBrief(db, user),
  ]);
  return { ...mailed, assessments: assessments.map(inBrief), account };
}

/** Everything that is stored about the caller. */
export async function exportOf({ visitor, user }: DataOwner): Promise<ExportOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const ids = owned.assessments.map(({ id }) => id);
  const [assessments, mailed, deliveries, account] = await Promise.all([
    assessmentsKept(db, owned),
    mailingKept(db, owned),
    ownData.findDeliveries(db, ids),
    user && wholeAccount(db, user),
  ]);
  if (assessments.length > 0 || account) await ownData.note(db, 'data_exported', 1);
  return {
    exportedAt: new Date().toISOString(),
    ...mailed,
    assessments,
    passedOn: deliveries.map(deliveryKept),
    account,
  };
}

/** Erases everything, and clears the browser's cookies. */
export async function eraseOwnData(
  { visitor, user, forget }: DataOwner,
  onConversationGone: (id: string) => void,
): Promise<{ assessments: number; account: boolean }> {
  const { db } = visitor;
  const { assessments: owned } = await ownedBy(visitor);
  const conversations = user ? await ownData.findConversations(db, user.id) : [];
  const assessments = await db.transaction().execute(async (trx) => {
    const erased = await eraseOwned(trx, owned);
    if (user) await ownData.deleteUser(trx, user.id);
    await ownData.note(trx, 'people_erased', erased > 0 || user ? 1 : 0);
    return erased;
  });
  for (const { id } of conversations) onConversationGone(id);
  forget();
  return { assessments, account: user !== null };
}

/**
 * Stops every mailed or shared link to the caller's data, and removes the rights of other browsers that
 * opened a mailed link.
 */
export async function revokeLinks({ visitor }: DataOwner): Promise<{ links: number }> {
  const { assessments, emails } = await ownedBy(visitor);
  const ids = assessments.map(({ id }) => id);
  const links = await visitor.db.transaction().execute(async (trx) => {
    await endOtherRights(visitor, trx, assessments);
    const mails = Map.groupBy(await ownData.findMails(trx, ids, emails), ({ address }) =>
      emails.includes(address),
    );
    const revoke = (isVerified: boolean) =>
      ownData.deleteOpenLinks(
        trx,
        (mails.get(isVerified) ?? []).map(({ id }) => id),
      );
    // Whether a mail to an unverified address has links depends on what others did with the address.
    const unseen = await revoke(false);
    const seen = (await revoke(true)) + (await ownData.deleteShareLinks(trx, ids));
    await ownData.note(trx, 'links_revoked', unseen + seen);
    return seen;
  });
  return { links };
}

async function assessmentsKept(db: Db, { assessments, own }: Owned) {
  const ids = assessments.map(({ id }) => id);
  const [moments, rows, plans] = await Promise.all([
    ownData.findMoments(db, ids),
    ownData.findResponses(db, ids),
    ownData.findPlans(db, ids),
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
    ownData.findMails(db, ids, verified),
    ownData.findShareLinks(db, ids),
    ownData.findAddresses(db, verified),
    ownData.findContacts(db, verified),
    ownData.findBookings(db, verified),
  ]);
  const links = Map.groupBy(
    await ownData.findLinks(
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

type Mail = Awaited<ReturnType<typeof ownData.findMails>>[number];

/** Whether later mails of the kind were enqueued depends on the outcome of the first. */
function isFirst({ kind, address, assessment_id }: Mail, earlier: readonly Mail[]): boolean {
  return !earlier.some(
    (mail) =>
      mail.kind === kind && mail.address === address && mail.assessment_id === assessment_id,
  );
}

type User = NonNullable<DataOwner['user']>;

async function accountInBrief(db: Db, user: User) {
  const [sessions, conversations, messages] = await Promise.all([
    ownData.findSessions(db, user.id),
    ownData.findConversations(db, user.id),
    ownData.countMessages(db, user.id),
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
    ownData.findSessions(db, user.id),
    ownData.findUsage(db, user.id),
    ownData.findConversations(db, user.id),
    ownData.findMessages(db, user.id),
  ]);
  const messages = Map.groupBy(rows, (row) => row.conversation_id);
  return {
    ...accountKept(user),
    sessions: sessions.map(sessionKept),
    chatUsage: usage ? { ...usage, since: usage.since.toISOString() } : null,
    conversations: conversations.map((row) => conversationKept(row, messages.get(row.id) ?? [])),
  };
}
