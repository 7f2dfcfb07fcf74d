import { useQuery } from '@tanstack/react-query';
import type { Loadable } from '#web/lib/loaded.tsx';
import { dashboardAssessment } from './current.ts';
import { responsesOf } from './queries.ts';
import type { Assessment, SavedResponse } from './types.ts';

interface Shown {
  assessment: Assessment;
  responses: readonly SavedResponse[];
}

/** The assessment with this id, or the visitor's latest, and its answers; null if there is none. */
export function useShownAssessment(id: string | undefined): Loadable<Shown | null> {
  const assessment = useQuery(dashboardAssessment(id));
  // Both at once where the address names the assessment: they share one call.
  const shownId = id || assessment.data?.id;
  const responses = useQuery({ ...responsesOf(shownId ?? ''), enabled: shownId !== undefined });
  const failed = [assessment, responses].filter(({ isLoadingError }) => isLoadingError);
  return {
    data: assessment.data &&
      responses.data && { assessment: assessment.data, responses: responses.data },
    error: failed[0]?.error,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
