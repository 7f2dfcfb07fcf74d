import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { averageRating, type CompetencyResponse } from '#domain/scoring.ts';
import { showToast } from '#web/ui/toast.ts';
import { apiErrorMessage } from '#web/lib/api-error.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import { AnswerQueue } from './answer-queue.ts';
import { sessionStore } from './browser-storage.ts';
import { currentAssessment, responsesOf } from './queries.ts';
import type { Assessment, SavedResponse } from './types.ts';
import { asOwner } from './write-access.ts';

/** The answers of an assessment, those on their way included, and the queue that saves them. */
export function useAnswers(assessmentId: string, saved: readonly CompetencyResponse[]) {
  const { mutateAsync: saveResponse } = useMutation(trpc.response.save.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.assessment.update.mutationOptions());

  const [queue] = useState(() => {
    const key = `assessment_unsaved_${assessmentId}`;
    return new AnswerQueue({
      read: () => sessionStore.get(key),
      write: (unsaved) =>
        unsaved === null ? sessionStore.remove(key) : sessionStore.set(key, unsaved),
      saveAnswer: async (answer) =>
        keepResponse(
          assessmentId,
          await asOwner(() => saveResponse({ id: assessmentId, ...answer })),
        ),
      savePosition: async (position) =>
        keepAssessment(await asOwner(() => update({ id: assessmentId, ...position }))),
      onAnswerFailed: () =>
        showToast({
          title: 'Error',
          description: 'Failed to save response. Please try again.',
          variant: 'destructive',
        }),
      onPositionFailed: (error) =>
        console.warn('Failed to update assessment', apiErrorMessage(error)),
    });
  });

  useEffect(() => {
    const flush = () => void queue.flush();
    // What an earlier visit of this page could not save, and what a lost connection held up.
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [queue]);

  const given = useSyncExternalStore(
    queue.subscribe,
    () => queue.answers,
    () => queue.answers,
  );
  const saveState = useSyncExternalStore(
    queue.subscribe,
    () => queue.state,
    () => queue.state,
  );
  const responses = useMemo(
    () => [
      ...saved,
      ...given.map((answer) => ({ ...answer, averageRating: averageRating(answer) ?? 0 })),
    ],
    [saved, given],
  );
  return { responses, queue, saveState };
}

/** Puts a changed assessment in place of what was read before. */
export function keepAssessment(assessment: Assessment): void {
  queryClient.setQueryData(currentAssessment.queryKey, assessment);
  void queryClient.invalidateQueries({ queryKey: ['assessment', 'dashboard'] });
}

function keepResponse(assessmentId: string, response: SavedResponse): void {
  queryClient.setQueryData(responsesOf(assessmentId).queryKey, (known = []) => [
    ...known.filter(({ competencyId }) => competencyId !== response.competencyId),
    response,
  ]);
  void queryClient.invalidateQueries({ queryKey: ['assessment', 'dashboard'] });
}
