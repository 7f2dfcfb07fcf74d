import { adviceText } from './advice.ts';
import { competencies } from './competencies.ts';
import type { Rating } from './rating-scale.ts';
import { formatAverage, formatScore } from './score-format.ts';
import { answeredResponses, calculateScores, summarizeAreas } from './scoring.ts';
import type { AreaSummary, CompetencyResponse } from './scoring.ts';

export const REPORT_TITLE = 'Ready Leader Assessment Report';

/** Specification section 9. */
export const reportNextSteps = [
  'Focus on your lowest-scoring areas first',
  'Set specific, measurable goals for each competency area',
  'Schedule regular check-ins to review your progress',
  'Consider working with a leadership coach',
] as const;

export interface ReportLine {
  competency: string;
  question1Rating: Rating | null;
  question2Rating: Rating | null;
  /** To one decimal, '-' when the competency is not answered. */
  average: string;
}

export interface ReportSection {
  area: AreaSummary;
  average: string;
  advice: string;
  lines: ReportLine[];
}

/** Everything the printed report says, ready to be laid out. */
export interface Report {
  title: string;
  generatedAt: Date;
  overallScore: string;
  assessed: number;
  total: number;
  sections: ReportSection[];
  nextSteps: readonly string[];
}

/** Null when nothing is answered: there is no report to print then (specification section 5). */
export function buildReport(
  responses: readonly CompetencyResponse[],
  generatedAt: Date,
): Report | null {
  const answered = answeredResponses(responses);
  if (answered.length === 0) return null;
  const byCompetency = new Map(answered.map((response) => [response.competencyId, response]));
  return {
    title: REPORT_TITLE,
    generatedAt,
    overallScore: formatScore(calculateScores(responses).overallScore),
    assessed: answered.length,
    total: competencies.length,
    sections: summarizeAreas(responses).map((area) => ({
      area,
      average: formatAverage(area.averageScore),
      advice: adviceText(area.averageScore),
      lines: competencies
        .filter(({ category }) => category === area.name)
        .map(({ id, name }) => reportLine(name, byCompetency.get(id))),
    })),
    nextSteps: reportNextSteps,
  };
}

function reportLine(competency: string, response: CompetencyResponse | undefined): ReportLine {
  return {
    competency,
    question1Rating: response?.question1Rating ?? null,
    question2Rating: response?.question2Rating ?? null,
    average: formatScore(response?.averageRating),
  };
}
