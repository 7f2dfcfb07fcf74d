import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { type Access, may } from '#domain/access.ts';
import { maskEmail } from '#domain/email.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';
import type { StoredResponse } from './response.repository.ts';

/**
 * An assessment as its caller sees it: the full email only as its owner.
 * @param isOwn the caller created it or showed its session id. Owners by email do not see that id,
 * because it would still work after the email changes.
 */
export function assessmentView(
  row: AssessmentRow,
  access: Access,
  isOwn: boolean,
): AssessmentOutput {
  const { email } = row;
  return {
    id: row.id,
    sessionId: isOwn ? row.session_id : null,
    email: email === null || may(access, 'seeEmail') ? email : maskEmail(email),
    currentQuestionIndex: row.current_question_index,
    isCompleted: row.is_completed,
    overallScore: row.overall_score,
    categoryScores: row.category_scores,
    createdAt: row.created_at.toISOString(),
    retakeAt: may(access, 'remindRetake') ? (row.retake_at?.toISOString() ?? null) : null,
    access,
  };
}

/** A row of Find My Results: the documented fields and nothing else. */
export function foundAssessmentView(row: AssessmentRow) {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    isCompleted: row.is_completed,
    currentQuestionIndex: row.current_question_index,
    overallScore: row.overall_score,
  };
}

export function responseView(row: StoredResponse): CompetencyResponse & { answeredAt: string } {
  return {
    competencyId: row.competency_id,
    category: row.category,
    question1Rating: row.question1_rating,
    question2Rating: row.question2_rating,
    averageRating: row.average_rating,
    answeredAt: row.answered_at.toISOString(),
  };
}
