import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/client.ts';
import type { ResponseRow } from '#db/tables/assessment.tables.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/chat.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { normalizeEmail } from '#domain/email.ts';
import { averageRating, calculateScores } from '#domain/scoring.ts';
import { SESSION_ID_MAX_LENGTH, SESSION_ID_PATTERN } from '#domain/session-id.ts';

/** Stored data that breaks a rule of the domain, described; empty if there is none. */
export async function brokenRules(db: Db): Promise<string[]> {
  return [...(await brokenAssessments(db)), ...(await brokenMessages(db))];
}

async function brokenAssessments(db: Db): Promise<string[]> {
  const assessments = await db.selectFrom('assessment').selectAll().execute();
  const stored = Map.groupBy(
    await db.selectFrom('response').selectAll().execute(),
    (row) => row.assessment_id,
  );
  return assessments.flatMap((row) => {
    const responses = stored.get(row.id) ?? [];
    const { overallScore, categoryScores } = calculateScores(
      responses.map((response) => ({
        competencyId: response.competency_id,
        category: response.category,
        ...ratingsOf(response),
        averageRating: response.average_rating,
      })),
    );
    const index = row.current_question_index;
    const rules: [isStored: boolean, rule: string][] = [
      [
        SESSION_ID_PATTERN.test(row.session_id) && row.session_id.length <= SESSION_ID_MAX_LENGTH,
        'session id',
      ],
      [row.email === null || normalizeEmail(row.email) === row.email, 'email'],
      [Number.isInteger(index) && index >= 0 && index <= competencies.length, 'position'],
      [row.overall_score === overallScore, 'overall score'],
      [isDeepStrictEqual(row.category_scores, categoryScores), 'scores of the areas'],
      ...responses.map((response): [boolean, string] => [
        competencyById.get(response.competency_id)?.category === response.category &&
          response.average_rating === averageRating(ratingsOf(response)),
        `response to ${response.competency_id}`,
      ]),
    ];
    return broken(rules, JSON.stringify(row));
  });
}

function ratingsOf({ question1_rating, question2_rating }: ResponseRow) {
  return { question1Rating: question1_rating, question2Rating: question2_rating };
}

async function brokenMessages(db: Db): Promise<string[]> {
  const messages = await db.selectFrom('message').selectAll().execute();
  const conversations = await db.selectFrom('conversation').selectAll().execute();
  return [
    ...conversations.flatMap((row) =>
      broken([[row.title.trim() !== '' && row.title.length <= 200, 'title']], JSON.stringify(row)),
    ),
    ...messages.flatMap((row) =>
      broken(
        [
          [
            row.role === 'assistant' ||
              (row.content.trim() !== '' && row.content.length <= CHAT_MESSAGE_MAX_LENGTH),
            'question',
          ],
          [(row.role === 'assistant') === (row.question_id !== null), 'answer to a question'],
        ],
        JSON.stringify(row),
      ),
    ),
  ];
}

function broken(rules: [isStored: boolean, rule: string][], row: string): string[] {
  return rules.filter(([isStored]) => !isStored).map(([, rule]) => `${rule}: ${row}`);
}
