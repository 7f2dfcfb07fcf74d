import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import type { Database } from '#db/database.ts';
import type { Deed } from '#domain/access.ts';
import { AppError } from '#domain/errors.ts';
import { mailPromised } from '#domain/mail.ts';
import type { PutMail } from '#server/mail/outbox.ts';
import * as assessments from './assessment.repository.ts';
import { erase } from './erase.repository.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';
import { assessmentView } from './assessment.view.ts';
import type { Allowed } from './grants.ts';
import * as responses from './response.repository.ts';
import { responseView } from './response.view.ts';
import type { Visitor } from './visitor.ts';

/** What a caller may do once it was allowed: in this transaction, if it comes with one. */
type Change<D extends Deed, Result> = (db: Db, id: Allowed<D>) => Promise<Result | undefined>;

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

interface NewAssessment {
  sessionId: string;
  source: string | null;
  /** One of the caller's own, under whose email the new one stands. */
  againOf?: string | undefined;
}

/** So many more of the 20 places of Find My Results nobody needs in a day, nor can fill with others. */
const AGAIN_A_DAY = 10;

/** @throws AppError NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS of the one that is taken again */
export async function createAssessment(
  visitor: Visitor,
  { sessionId, source, againOf }: NewAssessment,
): Promise<AssessmentOutput> {
  if (againOf === undefined) {
    const begun = await assessments.findOrCreate(visitor.db, { sessionId, source, email: null });
    return ownedView(visitor, begun);
  }
  // Under a lock: many at once are counted one after the other.
  const begun = await permitLocked(visitor, againOf, 'takeAgain', async (db, _, { email }) => {
    if (email !== null) await requireRoom(db, email);
    return assessments.findOrCreate(db, { sessionId, source, email });
  });
  return ownedView(visitor, begun);
}

async function requireRoom(db: Db, email: string): Promise<void> {
  if ((await assessments.countOfToday(db, email)) < AGAIN_A_DAY) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'Several assessments were begun under this email address today. Go on with one of them, or ' +
      'begin another one tomorrow.',
    60 * 60,
  );
}

/**
 * Runs a change that not everybody may make and answers the changed assessment.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeAssessment<D extends Deed>(
  visitor: Visitor,
  id: string,
  deed: D,
  change: Change<D, AssessmentRow>,
): Promise<AssessmentOutput> {
  return viewFor(visitor, await permit(visitor, id, deed, change));
}

/**
 * As `changeAssessment`, for what may promise a mail: that is put on its way together with the change,
 * or neither happens.
 * @param putMail undefined where no mail is sent
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function changeStanding<D extends Deed>(
  visitor: Visitor,
  putMail: PutMail | undefined,
  id: string,
  deed: D,
  change: Change<D, AssessmentRow>,
): Promise<AssessmentOutput> {
  if (!putMail) return changeAssessment(visitor, id, deed, change);
  const changed = await permitLocked(visitor, id, deed, async (db, allowed, before) => {
    const after = await change(db, allowed);
    const kind = after && mailPromised(standing(before), standing(after));
    if (kind && after.email !== null) {
      await putMail(db, { kind, address: after.email, assessmentId: after.id });
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
  const erased = await permitLocked(visitor, id, 'erase', async (trx, allowed) => {
    const [gone] = await erase(trx, [allowed]);
    return gone;
  });
  visitor.grants.forget(erased);
  return { id: erased };
}

/** Erases all of these, which the caller may. @returns how many there were */
export async function eraseOwned(
  trx: Transaction<Database>,
  owned: readonly Pick<AssessmentRow, 'id'>[],
): Promise<number> {
  const erased = await erase(
    trx,
    owned.map(({ id }) => id),
  );
  return erased.length;
}

/** @throws AppError NOT_FOUND */
export async function listResponses(visitor: Visitor, id: string) {
  const rows = await responses.findByAssessment(visitor.db, id);
  // Only an empty answer leaves open whether the assessment exists.
  if (rows.length === 0) await assessmentById(visitor, id);
  return rows.map(responseView);
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a response from before the last reset */
export async function saveResponse(visitor: Visitor, id: string, given: responses.GivenResponse) {
  const response = await permit(visitor, id, 'goOn', async (db, allowed) => {
    const saved = await responses.save(db, allowed, given);
    return saved === 'no such assessment' ? undefined : saved;
  });
  if (response === 'given before a reset') {
    throw new AppError(
      'CONFLICT',
      'This response was given before the assessment was reset, so it does not count any more. ' +
        'Rate the competency again.',
    );
  }
  return responseView(response);
}

/**
 * What only some may see, as it stands now.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function permitRead<D extends Deed>(
  { db, grants }: Visitor,
  id: string,
  deed: D,
): Promise<{ allowed: Allowed<D>; row: AssessmentRow }> {
  const row = found(await assessments.findById(db, id));
  return { allowed: grants.allow(deed, row), row };
}

/**
 * Runs a change if the caller may make it. An owner stays one whatever happens to the assessment;
 * what others may do depends on how it stands, so that they change it under a lock.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
async function permit<D extends Deed, Result>(
  visitor: Visitor,
  id: string,
  deed: D,
  change: Change<D, Result>,
): Promise<Result> {
  const own = visitor.grants.allowOwn(id);
  if (own) return found(await change(visitor.db, own));
  return permitLocked(visitor, id, deed, change);
}

/**
 * Runs a change that depends on how the assessment stands, which nobody else changes meanwhile.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function permitLocked<D extends Deed, Result>(
  { db, grants }: Visitor,
  id: string,
  deed: D,
  change: (
    db: Transaction<Database>,
    id: Allowed<D>,
    before: AssessmentRow,
  ) => Promise<Result | undefined>,
): Promise<Result> {
  // Most who are refused are refused here, where they hold nobody up.
  if (!grants.allowOwn(id)) grants.allow(deed, found(await assessments.findById(db, id)));
  return db.transaction().execute(async (transaction) => {
    const before = found(await assessments.lockById(transaction, id));
    const allowed = grants.allow(deed, before);
    // Whoever proved the email stays an owner when it is another one.
    if (deed === 'changeEmail') grants.addOwn(id);
    return found(await change(transaction, allowed, before));
  });
}

function standing({ email, is_completed }: AssessmentRow) {
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
  if (row === undefined) throw notFound();
  return row;
}

function notFound(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such assessment. Check the link, or find yours by email with Find My Results.',
  );
}
