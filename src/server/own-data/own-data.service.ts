import { anyOf, type Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import type { AuditEventName } from '#db/tables/office.tables.ts';
import { competencyById } from '#domain/competencies.ts';
import { plannedFocus, planProgress } from '#domain/plan.ts';
import { assessmentView, responseView } from '#server/assessment/assessment.schemas.ts';
import { endOtherRights, ownedBy, type Owned } from '#server/assessment/owned.service.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import { planView } from '#server/plan/plan.schemas.ts';
import { shareLinkView } from '#server/sharing/sharing.schemas.ts';
import type { DataOwner } from './data-owner.ts';
import type { ExportOutput, StoredOutput } from './own-data.schemas.ts';
import { eraseRows, findAddressMarks, findBookings, findMails, tables } from './own-data.tables.ts';

/** A summary of what is stored about the caller. */
export async function overviewOf({ visitor, user }: DataOwner): Promise<StoredOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const [assessments, mailed, account] = await Promise.all([
    storedAssessments(db, owned),
    storedMailing(db, owned),
    user && accountInBrief(db, user),
  ]);
  return { ...mailed, assessments: assessments.map(inBrief), account };
}

/** Everything that is stored about the caller. */
export async function exportOf({ visitor, user }: DataOwner): Promise<ExportOutput> {
  const { db } = visitor;
  const owned = await ownedBy(visitor);
  const [assessments, mailed, deliveries, account] = await Promise.all([
    storedAssessments(db, owned),
    storedMailing(db, owned),
    tables.webhook_delivery.find(db, idsOf(owned.assessments)),
    user && wholeAccount(db, user),
  ]);
  if (assessments.length > 0 || account) await recordEvent(db, 'data_exported', 1);
  return {
    exportedAt: new Date().toISOString(),
    ...mailed,
    assessments,
    passedOn: deliveries.map(tables.webhook_delivery.view),
    account,
  };
}

/** Erases everything, and clears the browser's cookies. */
export async function eraseOwnData(
  { visitor, user, forget }: DataOwner,
  onConversationGone: (id: string) => void,
): Promise<{ assessments: number; account: boolean }> {
  const { db } = visitor;
  const { assessments, emails } = await ownedBy(visitor);
  const conversations = user ? await tables.conversation.find(db, [user.id]) : [];
  const erased = await inTransaction(db, async (trx) => {
    const { assessment = 0 } = await eraseRows(trx, { assessments, user, emails });
    await recordEvent(trx, 'people_erased', assessment > 0 || user ? 1 : 0);
    return assessment;
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
  const { assessments, emails } = await ownedBy(visitor);
  const ids = idsOf(assessments);
  const { keep, seen: links } = await inTransaction(visitor.db, async (trx) => {
    const keepOwn = await endOtherRights(visitor, trx, assessments);
    const mails = Map.groupBy(await findMails(trx, ids, emails), ({ address }) =>
      emails.includes(address),
    );
    const revoke = (isVerified: boolean) =>
      deleteOpenLinks(trx, idsOf(mails.get(isVerified) ?? []));
    // Whether a mail to an unverified address has links depends on what others did with the address.
    const unseen = await revoke(false);
    const seen = (await revoke(true)) + (await deleteShareLinks(trx, ids));
    await recordEvent(trx, 'links_revoked', unseen + seen);
    return { keep: keepOwn, seen };
  });
  keep();
  return { links };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function storedAssessments(db: Db, { assessments, own }: Owned) {
  const ids = idsOf(assessments);
  const [ownerFields, responseRows, planRows] = await Promise.all([
    tables.assessment.find(db, ids),
    tables.response.find(db, ids),
    tables.plan.find(db, ids),
  ]);
  const more = new Map(ownerFields.map((row) => [row.id, row]));
  const responses = Map.groupBy(responseRows, (row) => row.assessment_id);
  const plans = new Map(planRows.map((row) => [row.assessment_id, row]));
  return assessments.map((row: AssessmentRow) => {
    const { access: _, ...view } = assessmentView(row, 'owner', own.has(row.id));
    const given = responses.get(row.id) ?? [];
    const plan = plans.get(row.id);
    return {
      ...view,
      completed: given.filter(
        ({ question1_rating, question2_rating }) =>
          question1_rating !== null && question2_rating !== null,
      ).length,
      lastAnsweredAt: given.at(-1)?.answered_at.toISOString() ?? null,
      ...tables.assessment.view(more.get(row.id)),
      responses: given.map((response) => ({
        ...responseView(response),
        competency: competencyById.get(response.competency_id)?.name ?? response.competency_id,
      })),
      plan: plan ? { ...planView(plan), ...tables.plan.view(plan) } : null,
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
  const [mails, shared, rounds, invitations, markRows, contactRows, bookings] = await Promise.all([
    findMails(db, ids, verified),
    tables.share_link.find(db, ids),
    tables.feedback_round.find(db, ids),
    tables.feedback_invitation.find(db, verified),
    findAddressMarks(db, verified),
    tables.contact.find(db, verified),
    findBookings(db, verified),
  ]);
  const linkRows = await tables.mail_link.find(db, idsOf(mails));
  const results = new Map(
    (await tables.feedback_result.find(db, idsOf(rounds))).map((row) => [row.round_id, row]),
  );
  const links = Map.groupBy(linkRows, (link) => link.mail_id);
  const marks = new Map(markRows.map((row) => [row.address, row]));
  const contacts = new Map(contactRows.map((row) => [row.address, row]));
  const addresses = [...new Set(assessments.flatMap(({ email }) => email ?? []))];
  return {
    addresses: addresses.map((email) => ({
      email: readableEmail(email),
      isProved: verified.includes(email),
      ...tables.address_mark.view(marks.get(email)),
      ...tables.contact.view(contacts.get(email)),
    })),
    mails: mails
      .filter((mail, at) => verified.includes(mail.address) || isFirst(mail, mails.slice(0, at)))
      .map((mail) => ({
        ...tables.mail.view(mail),
        address: readableEmail(mail.address),
        ...(verified.includes(mail.address)
          ? { links: (links.get(mail.id) ?? []).map(tables.mail_link.view) }
          : // The outcome of the mail is not shown.
            { state: null, triedAt: null, sentAt: null, links: [] }),
      })),
    shared: shared.map((link) => ({ ...shareLinkView(link), ...tables.share_link.view(link) })),
    feedback: rounds.map((round) => ({
      ...tables.feedback_round.view(round),
      ...tables.feedback_result.view(results.get(round.id)),
    })),
    invitations: invitations.map(tables.feedback_invitation.view),
    bookings: bookings.map((row) => ({
      address: readableEmail(row.address),
      ...tables.booking.view(row),
    })),
  };
}

type Mail = Awaited<ReturnType<typeof findMails>>[number];

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
    tables.session.find(db, [user.id]),
    tables.conversation.find(db, [user.id]),
    countMessages(db, user.id),
  ]);
  return {
    ...tables.user.view(user),
    sessions: sessions.length,
    conversations: conversations.length,
    messages,
  };
}

async function wholeAccount(db: Db, user: User) {
  const [sessions, [usage], conversations] = await Promise.all([
    tables.session.find(db, [user.id]),
    tables.chat_usage.find(db, [user.id]),
    tables.conversation.find(db, [user.id]),
  ]);
  const ids = idsOf(conversations);
  const messages = Map.groupBy(await tables.message.find(db, ids), (row) => row.conversation_id);
  const agreed = new Map(
    (await tables.chat_results.find(db, ids)).map((row) => [row.conversation_id, row]),
  );
  return {
    ...tables.user.view(user),
    sessions: sessions.map(tables.session.view),
    chatUsage: usage ? tables.chat_usage.view(usage) : null,
    conversations: conversations.map((row) => ({
      ...tables.conversation.view(row),
      messages: (messages.get(row.id) ?? []).map(tables.message.view),
      results: agreed.has(row.id) ? tables.chat_results.view(agreed.get(row.id)) : null,
    })),
  };
}

async function deleteShareLinks(db: Db, assessmentIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('share_link')
    .where('assessment_id', '=', anyOf(assessmentIds))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes links that open data. Unsubscribe links keep working. */
async function deleteOpenLinks(db: Db, mailIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('mail_link')
    .where('mail_id', '=', anyOf(mailIds))
    .where('purpose', '=', 'open')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

async function countMessages(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('conversation.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records an event, unless it affected nothing. */
async function recordEvent(db: Db, event: AuditEventName, amount: number): Promise<void> {
  if (amount > 0) await db.insertInto('audit_event').values({ event, amount }).execute();
}
