import { adviceText, rankAreas } from './development.ts';
import { competencies } from './competencies.ts';
import { competencyLines, type CompetencyLine } from './competency-lines.ts';
import { rankCompetencies, type CompetencyRanking } from './competency-ranking.ts';
import { formatAverage, formatScore } from './score-format.ts';
import {
  answeredResponses,
  calculateScores,
  summarizeAreas,
  type AreaSummary,
  type CompetencyResponse,
} from './scoring.ts';

export const REPORT_TITLE = 'Ready Leader Assessment Report';

/** Specification section 9. */
export const reportNextSteps = [
  'Focus on your lowest-scoring areas first',
  'Set specific, measurable goals for each competency area',
  'Schedule regular check-ins to review your progress',
  'Consider working with a leadership coach',
] as const;

export interface ReportSection {
  area: AreaSummary;
  average: string;
  /** Null while the area is incomplete. */
  advice: string | null;
  lines: CompetencyLine[];
}

/** The content of the printed report, ready to be laid out. */
export interface Report {
  title: string;
  generatedAt: Date;
  overallScore: string;
  assessed: number;
  total: number;
  /** Null while too few competencies are answered. */
  ranking: CompetencyRanking | null;
  /** In the order of the areas' lists. */
  sections: ReportSection[];
  nextSteps: readonly string[];
}

/** Null when nothing is answered: there is no report to print then (specification section 5). */
export function buildReport(
  responses: readonly CompetencyResponse[],
  generatedAt: Date,
): Report | null {
  const assessed = answeredResponses(responses).length;
  if (assessed === 0) return null;
  return {
    title: REPORT_TITLE,
    generatedAt,
    overallScore: formatScore(calculateScores(responses).overallScore),
    assessed,
    total: competencies.length,
    ranking: rankCompetencies(responses),
    sections: rankAreas(summarizeAreas(responses)).map((area) => ({
      area,
      average: formatAverage(area.averageScore),
      advice: adviceText(area),
      lines: competencyLines(area.name, responses),
    })),
    nextSteps: reportNextSteps,
  };
}
