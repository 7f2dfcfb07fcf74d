import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/limits.ts';
import { inTransaction } from '#db/transaction.ts';
import { Turns } from '#db/turns.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import type { Action } from '#domain/access.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { mailAfter } from '#domain/events.ts';
import { formatSessionId } from '#domain/session-id.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import * as assessments from './assessment.repository.ts';
import { type AssessmentOutput, assessmentView, responseView } from './assessment.schemas.ts';
import { eraseAssessments } from './owned.service.ts';
import type { PermittedId, Visitor } from './visitor.ts';
import * as responses from './response.repository.ts';

/** Runs an allowed action, in the given transaction if there is one. */
type Change<D extends Action, Result> = (db: Db, id: PermittedId<D>) => Promise<Result | undefined>;

/** @throws AppError NOT_FOUND */
export async function assessmentById(visitor: Visitor, id: string): Promise<AssessmentOutput> {
  return viewFor(visitor, found(await assessments.findById(visitor.db, id)));
}

/**
 * Showing the session id makes the caller the owner.
 * @throws AppError NOT_FOUND
 */
export async function assessmentBySession(
  visitor: Visitor,
  sessionId: string,
): Promise<AssessmentOutput> {
  return ownedView(visitor, found(await assessments.findBySession(visitor.db, sessionId)));
}

interface NewAssessment extends Omit<assessments.NewAssessment, 'email' | 'isVerified'> {
  /** One of the caller's own, whose email the new one gets. */
  againOf?: string | undefined;
}

/** @throws AppError NOT_FOUND, FORBIDDEN about the assessment to retake */
export async function createAssessment(
  visitor: Visitor,
  { againOf, ...given }: NewAssessment,
): Promise<AssessmentOutput> {
  if (againOf === undefined) {
    const plain = { ...given, email: null, isVerified: false };
    return ownedView(visitor, await assessments.findOrCreate(visitor.db, plain));
  }
  const created = await permitLocked(visitor, againOf, 'own', (db, _, before) => {
    const isVerified = visitor.grants.hasVerified(before);
    return assessments.findOrCreate(db, { ...given, email: before.email, isVerified });
  });
  return ownedView(visitor, created);
}

/**
 * Takes an assessment away from every other browser: it gets a new id and session id, and its
 * verifications and shared links end. The caller must have verified its email.
 * @returns the new id
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function keepOnlyHere(visitor: Visitor, id: string): Promise<{ id: string }> {
  const kept = await permitLocked(visitor, id, 'own', (trx, allowed, before) => {
    if (!visitor.grants.hasVerified(before)) {
      throw new AppError(
        'FORBIDDEN',
        'Open the link in an email that we sent you, then try again.',
      );
    }
    const sessionId = formatSessionId(Date.now(), randomBytes(16));
    return assessments.replaceIds(trx, allowed, sessionId);
  });
  visitor.grants.forget(id);
  visitor.grants.addVerified(kept);
  return { id: kept.id };
}

/**
 * Runs a change that needs a permission and returns the changed assessment.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeAssessment<D extends Action>(
  visitor: Visitor,
  id: string,
  action: D,
  change: Change<D, AssessmentRow>,
): Promise<AssessmentOutput> {
  return viewFor(visitor, await permit(visitor, id, action, change));
}

/**
 * Like `changeAssessment`, for changes that may cause a mail: it is enqueued in the same transaction.
 * @param enqueueMail undefined where no mail is sent
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeAndEnqueue<D extends Action>(
  visitor: Visitor,
  enqueueMail: EnqueueMail | undefined,
  id: string,
  action: D,
  change: Change<D, AssessmentRow>,
): Promise<AssessmentOutput> {
  if (!enqueueMail) return changeAssessment(visitor, id, action, change);
  const changed = await permitLocked(visitor, id, action, async (db, allowed, before) => {
    const after = await change(db, allowed);
    const kind = after && mailAfter(stateOf(before), stateOf(after));
    if (kind && after.email !== null) {
      await enqueueMail(db, { kind, address: after.email, assessmentId: after.id });
    }
    return after;
  });
  return viewFor(visitor, changed);
}

/**
 * Erases it and everything that belongs to it.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function eraseAssessment(visitor: Visitor, id: string): Promise<{ id: string }> {
  const erased = await permitLocked(visitor, id, 'own', async (trx, allowed) => {
    const [gone] = await eraseAssessments(trx, [allowed]);
    return gone;
  });
  visitor.grants.forget(erased);
  return { id: erased };
}

/** @throws AppError NOT_FOUND */
export async function listResponses(visitor: Visitor, id: string) {
  const rows = await responses.findByAssessment(visitor.db, id);
  // If responses were found, the assessment exists.
  if (rows.length === 0) await assessmentById(visitor, id);
  return rows.map(responseView);
}

/** Without asking who may read it. */
export const findAssessment = assessments.findById;

/** The responses of several assessments, without asking who may read them. */
export async function responsesOf(db: Db, ids: readonly string[]) {
  const rows = await responses.findByAssessments(db, ids);
  const byAssessment = Map.groupBy(rows, (row) => row.assessment_id);
  return (id: string) => (byAssessment.get(id) ?? []).map(responseView);
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a response from before the last reset */
export async function saveResponse(visitor: Visitor, id: string, given: responses.GivenResponse) {
  const response = await permit(visitor, id, 'continue', async (db, allowed) => {
    const saved = await responses.save(db, allowed, given);
    return saved === 'no such assessment' ? undefined : saved;
  });
  if (response === 'given before a reset') {
    throw conflict(
      'This response was given before the assessment was reset, so it no longer counts. ' +
        'Rate the competency again.',
    );
  }
  return responseView(response);
}

/**
 * Data that needs a permission, as it is now.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function permitRead({ db, grants }: Visitor, id: string) {
  const row = found(await assessments.findById(db, id));
  return { allowed: grants.allow('own', row), row };
}

/**
 * Runs a change if the caller may make it. Owners keep that right whatever happens to the assessment; the
 * rights of others depend on its state, so they change it under a lock.
 */
async function permit<D extends Action, Result>(
  visitor: Visitor,
  id: string,
  action: D,
  change: Change<D, Result>,
): Promise<Result> {
  const own = visitor.grants.allowOwn(id);
  if (own) return found(await change(visitor.db, own as PermittedId<D>));
  return permitLocked(visitor, id, action, change);
}

/**
 * Runs a change that depends on the state of the assessment, which is locked: no one else changes it.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function permitLocked<D extends Action, Result>(
  { db, grants }: Visitor,
  id: string,
  action: D,
  change: (
    db: Transaction<Database>,
    id: PermittedId<D>,
    before: AssessmentRow,
  ) => Promise<Result | undefined>,
): Promise<Result> {
  // Rejects most unauthorized callers before taking a lock.
  if (!grants.allowOwn(id)) grants.allow(action, found(await assessments.findById(db, id)));
  return changes.run(id, () =>
    inTransaction(db, async (transaction) => {
      const before = found(await assessments.lockById(transaction, id));
      const allowed = grants.allow(action, before);
      return found(await change(transaction, allowed, before));
    }),
  );
}

/** Changes of one assessment wait here, not in the database, where each would hold a connection. */
const changes = new Turns({
  running: 1,
  waiting: 300,
  refusal: () => new DatabaseUnavailableError('Too many changes wait for one assessment'),
});

function stateOf({ email, is_completed }: AssessmentRow) {
  return { email, isCompleted: is_completed };
}

function ownedView(visitor: Visitor, row: AssessmentRow): AssessmentOutput {
  visitor.grants.addOwn(row.id);
  return viewFor(visitor, row);
}

export function viewFor({ grants }: Visitor, row: AssessmentRow): AssessmentOutput {
  return assessmentView(row, grants.accessTo(row), grants.allowOwn(row.id) !== undefined);
}

function found<Row>(row: Row | undefined): Row {
  if (row !== undefined) return row;
  throw new AppError(
    'NOT_FOUND',
    'This assessment does not exist. Check the link, or find yours by email with Find My Results.',
  );
}
