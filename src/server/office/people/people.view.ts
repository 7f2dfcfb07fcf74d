import type { ResponseRow } from '#db/tables/response.table.ts';
import { responseView } from '#server/assessment/assessment.view.ts';
import type * as rows from './people.repository.ts';
import type * as ofPerson from './contact.repository.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function contactView(
  row: Omit<rows.ListedContact, 'is_noted' | 'lowest' | 'assessment_id'>,
) {
  return {
    id: row.id,
    address: row.address,
    isProved: row.proved_at !== null,
    state: row.state,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    assessments: row.assessments,
    answered: row.answered_count,
    completedAt: iso(row.completed_at),
    overallScore: row.overall_score,
    weakestArea: row.weakest_area,
    source: row.source,
    bookedOn: row.booked_on,
  };
}

export function writtenView(row: Pick<rows.PersonRow, 'state' | 'note' | 'edited_at'>) {
  return { state: row.state, note: row.note, editedAt: iso(row.edited_at) };
}

export function resultView(row: ofPerson.FoundAssessment, responses: readonly ResponseRow[]) {
  return {
    id: row.id,
    currentQuestionIndex: row.current_question_index,
    isCompleted: row.is_completed,
    overallScore: row.overall_score,
    categoryScores: row.category_scores,
    createdAt: row.created_at.toISOString(),
    startedAt: iso(row.started_at),
    completedAt: iso(row.completed_at),
    answered: row.answered_count,
    source: row.source,
    isVerified: row.is_verified,
    responses: responses.map(responseView),
  };
}

export function mailView(row: Awaited<ReturnType<typeof ofPerson.findMails>>[number]) {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: iso(row.sent_at),
  };
}

export function eventView(row: Awaited<ReturnType<typeof ofPerson.findEvents>>[number]) {
  const { id, who, what, detail } = row;
  return { id, who, what, detail, happenedAt: row.happened_at.toISOString() };
}
