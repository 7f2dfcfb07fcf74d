import { queryOptions } from '@tanstack/react-query';
import { replyStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import { readCopy } from './device-store.ts';
import type { Assessment, SavedResponse } from './types.ts';

/** Keys of the assessment that this tab takes and of the dashboards. */
export const queryKeys = {
  current: ['assessment', 'current'],
  /** An object, so that no id in an address is the key of something else. */
  dashboard: (id: string | undefined) => ['assessment', 'dashboard', { id }],
};

/** The responses that the server has; without a connection, the stored copy. */
export const responsesOf = (assessmentId: string) =>
  queryOptions({
    queryKey: trpc.response.list.queryKey({ id: assessmentId }),
    queryFn: (): Promise<readonly SavedResponse[]> =>
      orStored(client.response.list.query({ id: assessmentId }), async () => {
        const copy = await readCopy(assessmentId);
        return copy?.responses;
      }),
  });

/** How long a page that could use the stored copy waits for the server. */
const PATIENCE_MS = 6000;

/**
 * Uses the stored copy if the server cannot be reached or does not reply in time.
 * @throws what the call threw, if there is no copy
 */
export async function orStored<Result extends object | null>(
  call: Promise<Result>,
  readStored: () => Promise<Result | undefined>,
): Promise<Result> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, 'late');
  try {
    const result = await Promise.race([call, late.promise]);
    return result === 'late' ? ((await readStored()) ?? (await call)) : result;
  } catch (error) {
    const stored = isUnreachable(error) ? await readStored() : undefined;
    if (stored === undefined) throw error;
    return stored;
  } finally {
    clearTimeout(timer);
  }
}

function isUnreachable(error: unknown): boolean {
  const status = replyStatus(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Replaces what was read before with the changed assessment, if this tab is still taking it. */
export function keepAssessment(assessment: Assessment): void {
  queryClient.setQueryData<{ assessment?: Assessment }>(queryKeys.current, (known) =>
    known?.assessment?.id === assessment.id ? { ...known, assessment } : known,
  );
  refreshOtherPages();
}

/** Adds a saved response to those that were read before. */
export function keepResponse(assessmentId: string, response: SavedResponse): void {
  queryClient.setQueryData(
    responsesOf(assessmentId).queryKey,
    (known) => known && withSaved(known, response),
  );
  refreshOtherPages();
}

/** The responses, with this one in place of an earlier one to the same competency. */
export const withSaved = (
  known: readonly SavedResponse[],
  saved: SavedResponse,
): SavedResponse[] => [
  ...known.filter(({ competencyId }) => competencyId !== saved.competencyId),
  saved,
];

export function refreshResponses(assessmentId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: responsesOf(assessmentId).queryKey });
}

function refreshOtherPages(): void {
  // A page left before this was saved may have read that it is unfinished.
  queryClient.removeQueries({ queryKey: queryKeys.current, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ['assessment', 'dashboard'] });
}

/** Assessments may have changed elsewhere: pages that show them read them again. */
export function refreshAssessments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['assessment'] });
}

/** Forgets which assessment this tab is taking, so that it is read again. */
export function forgetCurrentAssessment(): void {
  void queryClient.resetQueries({ queryKey: queryKeys.current });
}
