import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { AuditEventName } from '#db/tables/office.tables.ts';
import { competencyName } from '#domain/competencies.ts';
import { plannedFocus, planProgress } from '#domain/plan.ts';
import { assessmentView } from '#server/assessment/assessment.schemas.ts';
import { responsesOf } from '#server/assessment/assessment.service.ts';
import {
  endOtherRights,
  eraseAssessments,
  ownedBy,
  type Owned,
} from '#server/assessment/owned.service.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import type { User } from '#server/auth/signed-in.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { forgetRater } from '#server/feedback/rater.service.ts';
import { addressesOf } from '#server/mail/mail-link.service.ts';
import { planView } from '#server/plan/plan.schemas.ts';
import type { DataOwner } from './data-owner.ts';
import * as rows from './own-data.repository.ts';

/** The caller's own assessments, and the addresses at which it reads mail. */
async function reachedBy(visitor: Visitor): Promise<Owned> {
  const owned = await ownedBy(visitor);
  const pressed = await addressesOf(visitor.db, visitor.grants.pressed);
  return { ...owned, emails: [...new Set([...owned.emails, ...pressed])] };
}

export async function overviewOf({ visitor, user }: DataOwner) {
  const { db } = visitor;
  const owned = await reachedBy(visitor);
  const [assessments, mailed, account] = await Promise.all([
    storedAssessments(db, owned),
    storedMailing(db, owned),
    user && accountInBrief(db, user),
  ]);
  return { ...mailed, assessments: assessments.map(inBrief), account };
}

export async function exportOf({ visitor, user }: DataOwner) {
  const { db } = visitor;
  const owned = await reachedBy(visitor);
  const [assessments, mailed, deliveries, account] = await Promise.all([
    storedAssessments(db, owned),
    storedMailing(db, owned),
    rows.findDeliveries(db, idsOf(owned.assessments)),
    user && wholeAccount(db, user),
  ]);
  if (mailed.addresses.length + assessments.length > 0 || account)
    await recordEvent(db, 'data_exported', 1);
  return { exportedAt: new Date(), ...mailed, assessments, passedOn: deliveries, account };
}

/**
 * Erases everything, and clears the browser's cookies. What refers to an assessment or a user is deleted by the
 * database. Address marks stay: the address must get no more mail. So do forms about others: nothing shows whose they are.
 */
export async function eraseOwnData(
  { visitor, user, forget }: DataOwner,
  onConversationGone: (id: string) => void,
): Promise<{ assessments: number; account: boolean }> {
  const { db } = visitor;
  const { assessments, emails } = await reachedBy(visitor);
  const conversations = user ? await rows.findConversations(db, user.id) : [];
  const erased = await inTransaction(db, async (trx) => {
    const person = { addresses: emails, userId: user?.id };
    const { length } = await eraseAssessments(trx, idsOf(assessments), person);
    const known = (await forgetRater(trx, emails)) + (await rows.eraseMails(trx, emails));
    if (user) await trx.deleteFrom('user').where('id', '=', user.id).execute();
    await recordEvent(trx, 'people_erased', length + known > 0 || user ? 1 : 0);
    return length;
  });
  for (const { id } of conversations) onConversationGone(id);
  forget();
  return { assessments: erased, account: user !== null };
}

/**
 * Stops every mailed or shared link to the caller's data, and removes the rights of other browsers that
 * opened a mailed link.
 */
export async function revokeLinks({ visitor }: DataOwner): Promise<{ links: number }> {
  const { assessments, emails } = await reachedBy(visitor);
  const ids = idsOf(assessments);
  const { keep, seen: links } = await inTransaction(visitor.db, async (trx) => {
    const keepOwn = await endOtherRights(visitor, trx, assessments);
    const mails = Map.groupBy(await rows.findMails(trx, ids, emails), ({ address }) =>
      emails.includes(address),
    );
    const revoke = (isVerified: boolean) =>
      rows.eraseOpenLinks(trx, idsOf(mails.get(isVerified) ?? []));
    // Whether a mail to an unverified address has links depends on what others did with the address.
    const unseen = await revoke(false);
    const seen = (await revoke(true)) + (await rows.eraseShareLinks(trx, ids));
    await recordEvent(trx, 'links_revoked', unseen + seen);
    return { keep: keepOwn, seen };
  });
  keep();
  return { links };
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

async function storedAssessments(db: Db, { assessments, own }: Owned) {
  const ids = idsOf(assessments);
  const [ownerFields, responses, planRows] = await Promise.all([
    rows.findAssessments(db, ids),
    responsesOf(db, ids),
    rows.findPlans(db, ids),
  ]);
  const more = new Map(ownerFields.map((row) => [row.id, row]));
  const plans = new Map(planRows.map((row) => [row.assessment_id, row]));
  // One that was deleted since is left out.
  return assessments
    .filter(({ id }) => more.has(id))
    .map((row) => {
      const given = responses(row.id);
      const plan = plans.get(row.id);
      return {
        ...assessmentView(row, 'owner', own.has(row.id)),
        ...more.get(row.id)!,
        lastAnsweredAt: given.at(-1)?.answeredAt ?? null,
        responses: given.map((response) => ({
          ...response,
          competency: competencyName(response.competencyId),
        })),
        plan: plan ? { ...plan, ...planView(plan) } : null,
      };
    });
}

/** Without the responses and the texts of the plan. */
function inBrief(whole: Awaited<ReturnType<typeof storedAssessments>>[number]) {
  const { responses: _responses, plan, ...rest } = whole;
  if (!plan) return { ...rest, plan };
  const { done, total } = planProgress(plan);
  return {
    ...rest,
    plan: {
      competencies: plannedFocus(plan).length,
      actions: total,
      done,
      changedAt: plan.changedAt!,
      hasReminders: plan.timeZone !== null,
    },
  };
}

/**
 * Only a caller that verified an address sees what is known about it beyond the caller's own assessments:
 * anyone can type another person's address.
 */
async function storedMailing(db: Db, { assessments, emails: verified }: Owned) {
  const ids = idsOf(assessments);
  const emails = [...new Set([...assessments.flatMap(({ email }) => email ?? []), ...verified])];
  const [mails, shared, feedback, invitations, addresses, bookings] = await Promise.all([
    rows.findMails(db, ids, verified),
    rows.findShareLinks(db, ids),
    rows.findFeedbackRounds(db, ids),
    rows.findInvitations(db, verified),
    rows.findAddresses(db, emails, verified),
    rows.findBookings(db, verified),
  ]);
  const links = Map.groupBy(await rows.findMailLinks(db, idsOf(mails)), ({ mailId }) => mailId);
  return {
    addresses: addresses.map((row) => ({
      ...row,
      email: readableEmail(row.email),
      isProved: verified.includes(row.email),
    })),
    mails: mails
      .filter((mail, at) => verified.includes(mail.address) || isFirst(mail, mails.slice(0, at)))
      .map((mail) => ({
        ...mail,
        address: readableEmail(mail.address),
        ...(verified.includes(mail.address)
          ? { links: links.get(mail.id) ?? [] }
          : // The outcome of the mail is not shown.
            { state: null, triedAt: null, sentAt: null, links: [] }),
      })),
    shared,
    feedback,
    invitations: invitations.map(readableAddress),
    bookings: bookings.map(readableAddress),
  };
}

const readableAddress = <Row extends { address: string }>(row: Row) => ({
  ...row,
  address: readableEmail(row.address),
});

type Mail = Awaited<ReturnType<typeof rows.findMails>>[number];

/** Whether later mails of the kind were enqueued depends on the outcome of the first. */
function isFirst({ kind, address, assessmentId }: Mail, earlier: readonly Mail[]): boolean {
  return !earlier.some(
    (mail) => mail.kind === kind && mail.address === address && mail.assessmentId === assessmentId,
  );
}

const accountInBrief = async (db: Db, user: User) => ({
  ...user,
  ...(await rows.countInAccount(db, user.id)),
});

async function wholeAccount(db: Db, user: User) {
  const [sessions, usage, conversations] = await Promise.all([
    rows.findSessions(db, user.id),
    rows.findChatUsage(db, user.id),
    rows.findConversations(db, user.id),
  ]);
  const ids = idsOf(conversations);
  const [messageRows, resultRows] = await Promise.all([
    rows.findMessages(db, ids),
    rows.findChatResults(db, ids),
  ]);
  const messages = Map.groupBy(messageRows, (row) => row.conversationId);
  const results = new Map(resultRows.map((row) => [row.conversationId, row]));
  return {
    ...user,
    sessions,
    chatUsage: usage ?? null,
    conversations: conversations.map((row) => ({
      ...row,
      messages: messages.get(row.id) ?? [],
      results: results.get(row.id) ?? null,
    })),
  };
}

/** Records an event, unless it affected nothing. */
async function recordEvent(db: Db, event: AuditEventName, amount: number): Promise<void> {
  if (amount > 0) await db.insertInto('audit_event').values({ event, amount }).execute();
}
