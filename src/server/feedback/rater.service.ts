import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { LEAST_RATED, noTexts } from '#domain/feedback/feedback.ts';
import { assessmentById } from '#server/assessment/assessment.service.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { isToken, newToken } from '#server/auth/token.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import * as rounds from './feedback.repository.ts';
import type { FormKey, FormOutput, FormStateOutput, GivenForm } from './feedback.schemas.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** An invitation and a form have different hashes of the token, so that only the token joins them. */
export const secretHash = (of: 'i' | 'f', token: string) => sha256(of + token);

/** Only the browser has its key, and only with a link of this invitation does the key open a form. */
export const editorHash = (editorKey: string, invitationId: string) =>
  sha256(`e${editorKey} ${invitationId}`);

/**
 * A link for a mail about an invitation. Only the returned address contains its token.
 * @param publicUrl without a trailing slash
 */
export async function makeFormLink(db: Db, publicUrl: string, id: string): Promise<string> {
  const token = newToken();
  await rounds.addToken(db, id, secretHash('i', token));
  return formLink(publicUrl, token);
}

/** The token is a fragment, which is in no log and no referrer. */
export const formLink = (publicUrl: string, token: string) => `${publicUrl}/feedback#${token}`;

export const { findInvited, isAuthorized } = rounds;

/** The form is begun by this link, or in this browser (`isOwn`) by the link of another mail; `others` are not of this caller. */
type Opened = Awaited<ReturnType<typeof read>>;

async function read(db: Db, { token, editorKey }: FormKey) {
  const invited = isToken(token) && (await findInvited(db, { tokenHash: secretHash('i', token) }));
  if (!invited) {
    throw new AppError(
      'NOT_FOUND',
      'This link no longer works: the round is over, or the invitation was deleted.',
    );
  }
  const { invitation, round } = invited;
  const forms = await rounds.findForms(db, round.id);
  const tokenHash = secretHash('f', token);
  const linked = forms.find(({ token_hash }) => token_hash.equals(tokenHash));
  const editor = editorKey === null ? undefined : editorHash(editorKey, invitation.id);
  const own = editor && forms.find(({ editor_hash }) => editor_hash.equals(editor));
  const form = linked?.state === 'submitted' ? linked : (own ?? linked);
  return {
    round,
    invitation,
    form,
    isSubmitted: form?.state === 'submitted',
    isOwn: form !== undefined && form === own,
    others: forms.filter((one) => one !== own && one !== linked),
  };
}

async function refuseOwner(visitor: Visitor, assessmentId: string): Promise<void> {
  const { access } = await assessmentById(visitor, assessmentId);
  if (access === 'owner') {
    throw new AppError(
      'FORBIDDEN',
      'This form is for someone else: these results are yours. Only the colleague who was invited can answer it, ' +
        'in a browser of their own.',
    );
  }
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function openForm(visitor: Visitor, key: FormKey): Promise<FormOutput> {
  const opened = await read(visitor.db, key);
  const { round, invitation, form, isOwn } = opened;
  await refuseOwner(visitor, round.assessment_id);
  return {
    invitationId: invitation.id,
    state: stateOf(opened),
    kind: round.kind,
    name: round.name,
    role: invitation.role,
    managers: round.roles.filter((role) => role === 'manager').length,
    invited: round.invited,
    closesOn: round.closes_on,
    competencyIds: round.competency_ids,
    own:
      form && isOwn && form.state !== 'withdrawn'
        ? { ratings: form.ratings, texts: form.texts }
        : null,
  };
}

function stateOf({ invitation, form, isSubmitted }: Opened) {
  if (invitation.state === 'answered' && !isSubmitted) return 'elsewhere';
  return form?.state ?? (invitation.state === 'declined' ? 'declined' : 'none');
}

/** Runs a change of a form while its round is open. A round that is being published is over. */
async function change(
  visitor: Visitor,
  key: FormKey,
  work: (trx: rounds.Trx, opened: Opened) => Promise<void>,
): Promise<FormStateOutput> {
  const { round } = await read(visitor.db, key);
  await refuseOwner(visitor, round.assessment_id);
  return inTransaction(visitor.db, async (trx) => {
    await rounds.lockRound(trx, round.id);
    await work(trx, await read(trx, key));
    return { state: stateOf(await read(trx, key)) };
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT */
export function saveForm(visitor: Visitor, given: GivenForm): Promise<FormStateOutput> {
  return change(visitor, given, async (trx, opened) => {
    if (opened.isSubmitted && !opened.isOwn) {
      throw conflict(
        'These answers were submitted in another browser. Change them there, or submit again to replace them.',
      );
    }
    await put(trx, opened, given, opened.isSubmitted);
  });
}

/**
 * Submits a form for the first time, changes it, or replaces it from another browser.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT
 */
export function submitForm(
  visitor: Visitor,
  given: GivenForm,
  { enqueueMail, box }: { enqueueMail: EnqueueMail | undefined; box: Pick<SecretBox, 'seal'> },
): Promise<FormStateOutput> {
  return change(visitor, given, async (trx, opened) => {
    const { id: invitationId, address } = opened.invitation;
    await put(trx, opened, given, true);
    await rounds.setState(trx, invitationId, 'answered');
    if (opened.isSubmitted && opened.isOwn) return;
    // The owner of the mailbox learns that someone answered in their place. The link must lead to this form, so its
    // token waits in the queue, encrypted with a key that is not in the database.
    const sealedToken = box.seal(given.token, invitationId);
    const about = { assessmentId: null, invitationId, sealedToken };
    await enqueueMail?.(trx, { kind: 'feedback_receipt', address, ...about });
  });
}

async function put(
  trx: rounds.Trx,
  opened: Opened,
  { token, editorKey, ratings, texts }: GivenForm,
  submits: boolean,
): Promise<void> {
  const { round, invitation, form, isSubmitted } = opened;
  requireKind(round, ratings, texts);
  if (stateOf(opened) === 'elsewhere') {
    throw conflict(
      'You have answered already, by the link of another email. Open that one to change your answers.',
    );
  }
  if (submits) requireEnough(round, ratings);
  await putOwn(trx, opened, {
    role: invitation.role,
    state: submits ? 'submitted' : 'partial',
    // The receipt leads to what was submitted.
    token_hash: form && isSubmitted ? form.token_hash : secretHash('f', token),
    editor_hash: editorHash(editorKey, invitation.id),
    ratings,
    texts,
  });
}

const putOwn = (trx: rounds.Trx, { round, others }: Opened, form: rounds.Form) =>
  rounds.putForms(trx, round.id, [...others, form]);

type Ratings = GivenForm['ratings'];

function requireKind(round: rounds.Round, ratings: Ratings, texts: GivenForm['texts']): void {
  const isFocus = round.kind === 'focus';
  const [least, most] = isFocus ? [-3, 3] : [1, 5];
  const isAsked = (id: string) => round.competency_ids.some((one) => one === id);
  const isOnScale = (value: number | null) => value === null || (value >= least && value <= most);
  if (!Object.entries(ratings).every(([id, rating]) => isAsked(id) && isOnScale(rating))) {
    throw new AppError(
      'BAD_REQUEST',
      `ratings: must be of the competencies of this round, each from ${least} to ${most} or null.`,
    );
  }
  if (isFocus ? texts.keep + texts.help !== '' : texts.sentence !== '') {
    throw new AppError('BAD_REQUEST', 'texts: must belong to this kind of round.');
  }
}

function requireEnough({ kind }: rounds.Round, ratings: Ratings): void {
  const least = kind === 'full' ? LEAST_RATED : 1;
  const rated = Object.values(ratings).filter((rating) => rating !== null).length;
  if (rated >= least) return;
  throw conflict(
    kind === 'full'
      ? `Rate at least ${least} of the statements, then submit. You have rated ${rated}.`
      : 'Rate at least one competency, then submit. If you have observed none, decline instead.',
  );
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if there is nothing to withdraw */
export function withdrawForm(visitor: Visitor, key: FormKey): Promise<FormStateOutput> {
  return change(visitor, key, async (trx, opened) => {
    const { form, invitation, isSubmitted } = opened;
    if (!form || form.state === 'withdrawn') {
      throw conflict('This link leads to no answers. Use the link in the email that you answered.');
    }
    await empty(trx, opened, form);
    if (isSubmitted) await rounds.setState(trx, invitation.id, 'declined');
  });
}

const empty = (trx: rounds.Trx, opened: Opened, form: rounds.Form) =>
  putOwn(trx, opened, { ...form, state: 'withdrawn', ratings: {}, texts: noTexts });

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if it was answered */
export function declineInvitation(
  visitor: Visitor,
  { neverAgain, ...key }: FormKey & { neverAgain: boolean },
): Promise<FormStateOutput> {
  return change(visitor, key, async (trx, opened) => {
    const { form, invitation } = opened;
    if (neverAgain) await rounds.neverAgain(trx, invitation.address);
    if (invitation.state === 'answered') {
      if (neverAgain) return;
      throw conflict('You have answered already. Withdraw your answers instead.');
    }
    if (form?.state === 'partial') await empty(trx, opened, form);
    await rounds.setState(trx, invitation.id, 'declined');
  });
}

/** The reader of the mails to the address wants no more of them from anyone. */
export async function noMoreInvitations(trx: rounds.Trx, address: string): Promise<void> {
  await rounds.neverAgain(trx, address);
  await rounds.giveUp(trx, { address }, 'declined');
}

/** For a mail that bounced, or that its recipient does not want. */
export const giveUpInvitations = rounds.giveUp;

/** Someone erases their data. Forms stay: nothing shows which is theirs. */
export const forgetRater = rounds.removeInvitations;
