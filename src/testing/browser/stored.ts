import type { Page } from 'playwright-core';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { competencies } from '#domain/competencies.ts';
import type { RatingPair } from './assessment.ts';
import type { RunningSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The session id that the browser stores for this page; null if there is none. */
export function sessionId(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      Object.values<string>({ ...sessionStorage }).find((value) =>
        /^session_\d+_\w+$/.test(value),
      ) ?? null,
  );
}

/** The visitor's current assessment in the database. */
export async function storedAssessment({ page, site }: Visitor): Promise<AssessmentRow> {
  const session = await sessionId(page);
  if (session === null) throw new Error('The browser stores no session id');
  return site.db
    .selectFrom('assessment')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow();
}

/** The ids of the assessments that this browser remembers, the latest first. */
export async function assessmentIds({
  context,
  site,
}: Pick<Visitor, 'context' | 'site'>): Promise<string[]> {
  const { origins } = await context.storageState();
  const stored = origins
    .find(({ origin }) => origin === site.url)
    ?.localStorage.find(({ name }) => name === 'assessments_seen')?.value;
  return (JSON.parse(stored ?? '[]') as { id: string }[]).map(({ id }) => id);
}

/** Every stored response as competency, question 1, question 2, in the order of the questions. */
export async function storedAnswers(site: RunningSite, assessmentId: string) {
  const rows = await site.db
    .selectFrom('response')
    .select(['competency_id', 'question1_rating', 'question2_rating'])
    .where('assessment_id', '=', assessmentId)
    .execute();
  const position = new Map<string, number>(competencies.map(({ id }, index) => [id, index]));
  return rows
    .map((row) => [row.competency_id, row.question1_rating, row.question2_rating] as const)
    .toSorted(([a], [b]) => position.get(a)! - position.get(b)!);
}

/** The stored responses of the visitor's current assessment. */
export async function currentAnswers(me: Visitor) {
  return storedAnswers(me.site, (await storedAssessment(me)).id);
}

/** What `storedAnswers` returns if the first `count` competencies have these ratings. */
export function answers(count: number, ratings: (index: number) => RatingPair) {
  return competencies.slice(0, count).map(({ id }, index) => [id, ...ratings(index)] as const);
}
