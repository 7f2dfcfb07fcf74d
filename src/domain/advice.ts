import { isAreaComplete, type AreaSummary } from './scoring.ts';

export type AdviceTier = 'strong' | 'developing' | 'focus';

/** Specification section 9, word for word. */
const adviceTexts: Record<AdviceTier, string> = {
  strong: 'Strong competency area. Consider mentoring others in these skills.',
  developing: 'Developing well. Continue building and practicing these capabilities.',
  focus: 'Focus area for development. Prioritize learning resources and practice.',
};

/** @param averageScore 1–5, or 0 while nothing is answered, which has no tier */
export function adviceTier(averageScore: number): AdviceTier | null {
  if (averageScore === 0) return null;
  if (averageScore >= 4) return 'strong';
  return averageScore >= 3 ? 'developing' : 'focus';
}

/** The advice for a complete area. An incomplete one has none: one answer says little about seven. */
export function adviceText(
  area: Pick<AreaSummary, 'completed' | 'total' | 'averageScore'>,
): string | null {
  const tier = isAreaComplete(area) ? adviceTier(area.averageScore) : null;
  return tier === null ? null : adviceTexts[tier];
}
