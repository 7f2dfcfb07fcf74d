import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { whatsNext } from '#content/navigation.ts';
import type { Competency } from '#domain/competencies.ts';
import type { Progress } from '#domain/progress.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { serverMessage } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { Container } from '#web/ui/container.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { ResponseQueue, SaveState } from '#web/features/assessment/data/response-queue.ts';
import { keepAssessment, responsesOf } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { ResetDialog } from '#web/features/assessment/dialogs/reset-dialog.tsx';
import { SaveProgressDialog } from '#web/features/assessment/dialogs/save-progress-dialog.tsx';
import { NextStepsBlock } from '#web/features/assessment/dashboard/next-steps.tsx';
import { ActionBar } from './action-bar.tsx';
import { AreaTiles } from './area-tiles.tsx';
import { AssessmentHero } from './assessment-hero.tsx';
import * as css from './in-progress-view.css.ts';
import { ProgressCard } from './progress-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { RatingGuide } from './rating-guide.tsx';
import type { QuestionFlow } from './use-question-flow.ts';
import { useQuestionKeys } from './use-question-keys.ts';

interface InProgressViewProps {
  assessment: Assessment;
  areas: readonly AreaSummary[];
  progress: Progress;
  flow: QuestionFlow;
  competency: Competency;
  queue: ResponseQueue;
  saveState: SaveState;
}

export function InProgressView(props: InProgressViewProps) {
  const { assessment, areas, progress, flow, competency, queue, saveState } = props;
  const [dialog, setDialog] = useState<'save' | 'reset' | null>(null);
  const close = () => setDialog(null);

  useQuestionKeys({ next: flow.next, previous: flow.previous, rate: flow.rateFirstUnanswered });

  const { mutate: reset, isPending: isResetting } = useMutation({
    mutationFn: () =>
      queue.clearAfter(() => asOwner(() => client.assessment.reset.mutate({ id: assessment.id }))),
    onSuccess: (cleared) => {
      queryClient.setQueryData(responsesOf(assessment.id).queryKey, []);
      keepAssessment(cleared);
      flow.restart();
      close();
      showToast({ title: 'Assessment reset', description: 'Your progress has been cleared.' });
    },
    onError: (error) => {
      showToast({
        title: 'Error',
        description: serverMessage(error) ?? 'Failed to reset assessment',
        variant: 'destructive',
      });
    },
  });

  const { email, access } = assessment;
  const canSaveProgress = email === null ? progress.answered > 0 : access === 'owner';
  return (
    <>
      <Container>
        <AssessmentHero />
        <AreaTiles areas={areas} />
        <div className={css.columns}>
          <div className={css.questions}>
            <QuestionForm
              index={flow.index}
              competency={competency}
              ratings={flow.ratings}
              onRate={flow.rate}
            />
          </div>
          <aside className={css.aside} aria-label="Your assessment">
            <ProgressCard
              progress={progress}
              email={email}
              onSaveProgress={canSaveProgress ? () => setDialog('save') : undefined}
              onReset={access === 'owner' ? () => setDialog('reset') : undefined}
              isResetting={isResetting}
            />
            <RatingGuide />
          </aside>
        </div>
        <NextStepsBlock content={whatsNext} />
      </Container>
      <div className={css.barSpace} />
      <ActionBar
        canGoBack={flow.canGoBack}
        canGoNext={flow.canGoNext}
        saveState={saveState}
        hasResponses={progress.answered > 0}
        onPrevious={flow.previous}
        onNext={flow.next}
        onRetry={() => void queue.retry()}
      />
      <SaveProgressDialog
        open={dialog === 'save'}
        onClose={close}
        assessment={assessment}
        progress={progress}
        queue={queue}
      />
      <ResetDialog
        open={dialog === 'reset'}
        pending={isResetting}
        onConfirm={reset}
        onClose={close}
      />
    </>
  );
}
