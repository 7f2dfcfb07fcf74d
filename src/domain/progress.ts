import { competencies } from './competencies.ts';
import { answeredResponses, type CompetencyResponse } from './scoring.ts';

export interface Progress {
  answered: number;
  remaining: number;
  total: number;
  /** 0–100. */
  percent: number;
  isComplete: boolean;
}

/** How much of the assessment is answered (specification section 4). */
export function assessmentProgress(responses: readonly CompetencyResponse[]): Progress {
  const total = competencies.length;
  const answered = answeredResponses(responses).length;
  return {
    answered,
    remaining: Math.max(0, total - answered),
    total,
    percent: clampPercent((answered / total) * 100),
    isComplete: answered === total,
  };
}

/** Progress shown in the question form: (index + 1) / total, as a whole percentage. */
export function questionPercent(index: number): number {
  return clampPercent(((index + 1) / competencies.length) * 100);
}

/** Position (from 0) of the first competency without both ratings; 35 when there is none. */
export function firstUnansweredIndex(responses: readonly CompetencyResponse[]): number {
  const answered = new Set(answeredResponses(responses).map(({ competencyId }) => competencyId));
  const index = competencies.findIndex(({ id }) => !answered.has(id));
  return index === -1 ? competencies.length : index;
}

/**
 * Where a visitor continues: at the saved index, but never past an unanswered competency, so that
 * an unsaved answer is asked again. 35 means complete.
 */
export function resumeIndex(savedIndex: number, responses: readonly CompetencyResponse[]): number {
  return Math.min(Math.max(0, savedIndex), firstUnansweredIndex(responses));
}

/**
 * True if the answer at this position completes an area on the way forward: everything up to it is answered, and
 * the next area begins behind it.
 */
export function completesArea(index: number, responses: readonly CompetencyResponse[]): boolean {
  const [here, next] = competencies.slice(index, index + 2);
  const isLast = next !== undefined && here!.category !== next.category;
  return isLast && firstUnansweredIndex(responses) === index + 1;
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
