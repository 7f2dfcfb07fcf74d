import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import type { PlanRow } from '#db/tables/plan.table.ts';
import type { ResponseRow } from '#db/tables/response.table.ts';
import type { UserRow } from '#db/tables/user.table.ts';
import { competencyById } from '#domain/competencies.ts';
import { plannedFocus, planProgress } from '#domain/plan.ts';
import { assessmentView, responseView } from '#server/assessment/assessment.view.ts';
import { planView } from '#server/plan/plan.schemas.ts';
import { shareLinkView } from '#server/sharing/sharing.schemas.ts';
import type * as kept from './own-data.repository.ts';

type Found<Find extends (...given: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Find>
>[number];
type Moments =
  Awaited<ReturnType<typeof kept.findMoments>> extends Map<string, infer M> ? M : never;

type Contact =
  Awaited<ReturnType<typeof kept.findContacts>> extends Map<string, infer C> ? C : never;

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

export function assessmentKept(
  row: AssessmentRow,
  isOwn: boolean,
  moments: Moments | undefined,
  responses: readonly ResponseRow[],
) {
  const { access: _, ...shown } = assessmentView(row, 'owner', isOwn);
  return {
    ...shown,
    completed: responses.filter(isAnswered).length,
    lastAnsweredAt: iso(responses.at(-1)?.answered_at),
    resetAt: iso(moments?.reset_at),
    retakeAt: iso(moments?.retake_at),
    startedAt: iso(moments?.started_at),
    completedAt: iso(moments?.completed_at),
    source: moments?.source ?? null,
    startedIn: moments?.started_in ?? null,
    verifiedAt: iso(moments?.verified_at),
  };
}

export function answerKept(row: ResponseRow) {
  const competency = competencyById.get(row.competency_id)?.name ?? row.competency_id;
  return { ...responseView(row), competency };
}

export function planKept(row: PlanRow) {
  return {
    ...planView(row),
    createdAt: row.created_at.toISOString(),
    remindedUntil: iso(row.reminded_until),
    nextReminderAt: iso(row.next_reminder_at),
  };
}

/** The size of the plan, without its texts. */
export function planInBrief({ changedAt, timeZone, ...plan }: ReturnType<typeof planKept>) {
  const { done, total } = planProgress(plan);
  return {
    competencies: plannedFocus(plan).length,
    actions: total,
    done,
    changedAt: changedAt!,
    hasReminders: timeZone !== null,
  };
}

/** @param links undefined where the caller did not verify the address: what became of the mail is not shown */
export function mailKept(
  row: Found<typeof kept.findMails>,
  links: readonly Found<typeof kept.findLinks>[] | undefined,
) {
  return {
    kind: row.kind,
    address: row.address,
    assessmentId: row.assessment_id,
    state: links ? row.state : null,
    createdAt: row.created_at.toISOString(),
    triedAt: links ? iso(row.tried_at) : null,
    sentAt: links ? iso(row.sent_at) : null,
    links: (links ?? []).map((link) => ({
      purpose: link.purpose,
      createdAt: link.created_at.toISOString(),
      expiresAt: iso(link.expires_at),
    })),
  };
}

export function shareLinkKept(row: Found<typeof kept.findShareLinks>) {
  return { ...shareLinkView(row), assessmentId: row.assessment_id };
}

export function bookingKept(row: Found<typeof kept.findBookings>) {
  return { address: row.address, bookedOn: row.booked_on, cancelledOn: row.cancelled_on };
}

export function deliveryKept(row: Found<typeof kept.findDeliveries>) {
  return {
    event: row.event,
    assessmentId: row.assessment_id!,
    at: row.created_at.toISOString(),
  };
}

export function addressKept(
  email: string,
  isProved: boolean,
  known?: { refused_at: Date | null; unsubscribed_at: Date | null },
  contact?: Contact,
) {
  return {
    email,
    isProved,
    refusedAt: iso(known?.refused_at),
    unsubscribedAt: iso(known?.unsubscribed_at),
    provedAt: iso(contact?.proved_at),
    state: contact?.state ?? null,
    note: contact?.note ?? null,
    notedAt: iso(contact?.edited_at),
  };
}

export function accountKept(row: UserRow) {
  return {
    id: row.id,
    issuer: row.issuer,
    subject: row.subject,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    createdAt: row.created_at.toISOString(),
  };
}

export function sessionKept(row: Found<typeof kept.findSessions>) {
  return {
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    officeGrant: row.office_grant,
    officeName: row.office_name,
  };
}

export function conversationKept(
  row: Found<typeof kept.findConversations>,
  messages: readonly Found<typeof kept.findMessages>[],
) {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    messages: messages.map(({ id, role, content, status, created_at }) => ({
      id,
      role,
      content,
      status,
      createdAt: created_at.toISOString(),
    })),
  };
}

function isAnswered({ question1_rating, question2_rating }: ResponseRow): boolean {
  return question1_rating !== null && question2_rating !== null;
}
