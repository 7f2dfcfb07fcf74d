import { sql } from 'kysely';
import { batched, RETRY_ALONE } from '#db/batcher.ts';
import { anyOf, type Db } from '#db/client.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { responseColumns, type ResponseRow } from '#db/tables/assessment.tables.ts';
import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { ContinuableId } from './visitor.ts';

/** The ratings of one competency, as a visitor gave them. */
export interface GivenResponse {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating | null;
  question2Rating: Rating | null;
  /** When it was given (ISO 8601); now if missing or in the future. */
  answeredAt?: string | undefined;
}

export type StoredResponse = Omit<ResponseRow, 'assessment_id'>;

type Saved = StoredResponse | 'given before a reset' | 'no such assessment';

interface Save {
  id: ContinuableId;
  given: GivenResponse;
}

export function findByAssessment(db: Db, assessmentId: string): Promise<ResponseRow[]> {
  return db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', assessmentId)
    .execute();
}

export function findByAssessments(db: Db, ids: readonly string[]): Promise<ResponseRow[]> {
  return db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', anyOf(ids))
    .orderBy('answered_at')
    .execute();
}

/** The place of each saved response, from 1; null for those that were not saved. */
type Taken = { place: number } & (StoredResponse | { competency_id: null });

const saveResponses = preparedQuery(
  (
    db,
    ids: readonly string[],
    competencies: readonly string[],
    areas: readonly AreaName[],
    ratings1: readonly (Rating | null)[],
    ratings2: readonly (Rating | null)[],
    moments: readonly (number | null)[],
    waits: boolean,
  ) =>
    sql<Taken>`
      select place, competency_id, category, question1_rating, question2_rating, average_rating,
        answered_at
      from save_responses(
        ${ids}, ${competencies}, ${areas}, ${ratings1}, ${ratings2}, ${moments}, ${waits}
      )
    `.compile(db),
);

async function saveAll(
  db: Db,
  saves: readonly Save[],
  waits: boolean,
): Promise<(Saved | undefined)[]> {
  const taken = await saveResponses(
    db,
    saves.map(({ id }) => id),
    saves.map(({ given }) => given.competencyId),
    saves.map(({ given }) => given.category),
    saves.map(({ given }) => given.question1Rating),
    saves.map(({ given }) => given.question2Rating),
    saves.map(({ given: { answeredAt } }) =>
      answeredAt === undefined ? null : Date.parse(answeredAt),
    ),
    waits,
  );
  const byPlace = new Map(taken.map((row) => [row.place, row]));
  return saves.map((_save, index) => {
    const row = byPlace.get(index + 1);
    return row?.competency_id === null ? 'given before a reset' : row;
  });
}

const saveTogether = batched<Save, Saved>({
  // An item that is left out has a locked assessment, or none. Retried alone, it finds out which and
  // waits without delaying the others.
  together: async (db, saves) =>
    (await saveAll(db, saves, false)).map((saved) => saved ?? RETRY_ALONE),
  alone: async (db, one) => (await saveAll(db, [one], true))[0] ?? 'no such assessment',
});

/**
 * Saves the response and the assessment's new scores, in one round trip with others saved at the same moment.
 * The latest response to a competency wins.
 */
export function save(db: Db, id: ContinuableId, given: GivenResponse): Promise<Saved> {
  return saveTogether(db, { id, given });
}
