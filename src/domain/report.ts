export const REPORT_TITLE = 'Ready Leader Assessment Report';

/** Specification section 9. */
export const reportNextSteps = [
  'Focus on your lowest-scoring areas first',
  'Set specific, measurable goals for each competency area',
  'Schedule regular check-ins to review your progress',
  'Consider working with a leadership coach',
] as const;
