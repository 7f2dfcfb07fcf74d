import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import { maskEmail } from '#domain/email.ts';
import type { Access, AssessmentOutput } from './assessment.schemas.ts';

/** What a caller sees of an assessment: the session id is the owner's, a reader's email masked. */
export function assessmentView(row: AssessmentRow, access: Access): AssessmentOutput {
  const email = row.email !== null && access === 'reader' ? maskEmail(row.email) : row.email;
  return {
    id: row.id,
    sessionId: access === 'owner' ? row.session_id : null,
    email,
    currentQuestionIndex: row.current_question_index,
    isCompleted: row.is_completed,
    overallScore: row.overall_score,
    categoryScores: row.category_scores,
    createdAt: row.created_at.toISOString(),
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
