import { stringify } from 'csv-stringify/sync';
import { competencyById } from '#domain/competencies.ts';
import { spreadsheetCsv } from '#domain/spreadsheet-cell.ts';
import type { ExportOutput } from './own-data.schemas.ts';

type Row = Record<string, string | number | null>;

/** Every answer of every assessment: one line each, for a spreadsheet. */
export function answersCsv({ assessments }: Pick<ExportOutput, 'assessments'>): string {
  const rows = assessments.flatMap((assessment) =>
    assessment.responses.map((response): Row => {
      const competency = competencyById.get(response.competencyId);
      return {
        Assessment: assessment.id,
        Email: assessment.email,
        Begun: assessment.createdAt,
        Completed: assessment.isCompleted ? 'yes' : 'no',
        Area: response.category,
        Competency: response.competency,
        'Question 1': competency?.question1 ?? null,
        'Rating 1': response.question1Rating,
        'Question 2': competency?.question2 ?? null,
        'Rating 2': response.question2Rating,
        Average: response.averageRating / 100,
        Answered: response.answeredAt,
      };
    }),
  );
  return stringify(rows, {
    header: true,
    columns,
    // Without it spreadsheets guess the encoding wrong.
    bom: true,
    ...spreadsheetCsv,
  });
}

const columns = [
  'Assessment',
  'Email',
  'Begun',
  'Completed',
  'Area',
  'Competency',
  'Question 1',
  'Rating 1',
  'Question 2',
  'Rating 2',
  'Average',
  'Answered',
];
