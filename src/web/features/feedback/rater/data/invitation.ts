import { competencies } from '#domain/competencies.ts';
import { client } from '#web/lib/trpc.ts';
import { editorKeyOf, type Answers, type Invitation } from './form-device.ts';
import { formOutboxOf } from './form-outbox.ts';

/** Begins with what the server has. @throws Error if the form does not open */
export async function openInvitation(token: string): Promise<Invitation> {
  const open = (editorKey: string | null) => client.feedback.open.mutate({ token, editorKey });
  // Each mail has a link of its own: only the server knows whether this browser began by another.
  const unread = await open(null);
  const editorKey = editorKeyOf(unread.invitationId);
  const invitation = editorKey === null ? unread : await open(editorKey);
  formOutboxOf(invitation).begin(invitation, token);
  return invitation;
}

export const isManager = ({ role }: Invitation): boolean => role === 'manager';

/** The competencies that are asked about, in this order. */
export function askedAbout({ kind, competencyIds }: Invitation) {
  return kind === 'full'
    ? competencies
    : competencies.filter(({ id }) => competencyIds.includes(id));
}

/** "Not observed" is an answer, but no rating. */
export const countRated = ({ ratings }: Answers): number =>
  Object.values(ratings).filter((rating) => rating !== null).length;

export const countAnswered = ({ ratings }: Answers): number => Object.keys(ratings).length;
