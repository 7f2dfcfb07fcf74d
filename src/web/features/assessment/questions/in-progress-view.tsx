import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, useId } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import { whatsNext } from '#content/next-steps.ts';
import { competencies, type Competency } from '#domain/competencies.ts';
import type { Progress } from '#domain/progress.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import {
  noteStarted,
  requestNewAssessment,
} from '#web/features/assessment/data/browser-session.ts';
import { notifyTabs } from '#web/features/assessment/data/device-store.ts';
import { keepAssessment, responsesOf } from '#web/features/assessment/data/queries.ts';
import { noteCleared } from '#web/features/assessment/data/recent-assessments.ts';
import type {
  ResponsesView,
  ResponseOutbox,
} from '#web/features/assessment/data/response-outbox.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { SaveProgressDialog } from '#web/features/assessment/dialogs/save-progress-dialog.tsx';
import { NextStepsBlock } from '#web/features/results/dashboard/next-steps.tsx';
import { serverMessage } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ActionBar, SaveStatus } from './action-bar.tsx';
import { AreaEnd } from './area-end.tsx';
import { AssessmentHero } from './assessment-hero.tsx';
import { ProgressCard } from './progress-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { RatingGuide } from './rating-group.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import type { QuestionFlow } from './use-question-flow.ts';
import { useNextByItself } from './use-next-by-itself.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import { below3, inside3, inside4, lineAbove, stack2, stack6, tiles } from '#web/ui/layout.css.ts';
import * as css from './in-progress-view.css.ts';

const QUESTIONS = '#questions';

// Constant elements are not re-rendered with each rating.
const introduction = <AssessmentHero />;
const title = <h1 className={text.visuallyHidden}>{assessmentCopy.headline}</h1>;
const guide = <RatingGuide />;
const seeResults = (
  <>
    <VisuallyHidden>Next: </VisuallyHidden>
    {assessmentCopy.seeResults}
  </>
);
const nextSteps = <NextStepsBlock content={whatsNext} tone="folded" />;

interface InProgressViewProps {
  assessment: Assessment;
  areas: readonly AreaSummary[];
  progress: Progress;
  flow: QuestionFlow;
  competency: Competency;
  outbox: ResponseOutbox;
  saving: ResponsesView;
}

export function InProgressView(props: InProgressViewProps) {
  const { assessment, areas, progress, flow, competency, outbox, saving } = props;
  const [dialog, setDialog] = useState<'save' | 'reset' | null>(null);
  const close = () => setDialog(null);
  const progressOfAreas = useMemo(() => <AreaTiles areas={areas} />, [areas]);
  const isStarted = progress.answered > 0;
  const { index, isReviewing, isAreaEnd } = flow;
  // With the first answer the introduction goes, and the questions come first.
  const [hasStarted, setHasStarted] = useState(isStarted);
  if (index > 0 && !hasStarted) setHasStarted(true);
  useLayoutEffect(() => noteStarted(hasStarted), [hasStarted]);
  const retry = () => void outbox.retry();

  useQuestionKeys(flow);
  const byItself = useNextByItself(flow, progress.answered);

  const { mutate: reset, isPending: isResetting } = useMutation({
    mutationFn: () =>
      outbox.clearAfter(() =>
        asOwner(assessment.id, () => client.assessment.reset.mutate({ id: assessment.id })),
      ),
    onSuccess: (cleared) => {
      queryClient.setQueryData(responsesOf(assessment.id).queryKey, []);
      keepAssessment(cleared);
      noteCleared(assessment.id);
      requestNewAssessment();
      notifyTabs({ cleared: assessment.id });
      flow.restart();
      setHasStarted(false);
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

  useEffect(() => {
    // A visitor who continues, or who chose one of all answers, starts at the question.
    if (!isReviewing && location.hash !== QUESTIONS) return;
    const form = document.querySelector(QUESTIONS);
    form?.querySelector('h2')?.focus({ preventScroll: true });
    form?.scrollIntoView({ behavior: 'instant' });
  }, [isReviewing]);

  const { email, access } = assessment;
  const canSaveProgress = email === null ? isStarted : access === 'owner';
  return (
    <>
      <Container className={below3}>
        {hasStarted ? title : introduction}
        <div className={css.columns}>
          <div className={css.questions}>
            <RefusedNotice saving={saving} onRetry={retry} onShow={flow.show} />
            {isReviewing && (
              <Button variant="quiet" onClick={flow.review}>
                <ArrowLeftIcon />
                All Answers
              </Button>
            )}
            <QuestionForm
              index={index}
              competency={competency}
              areaEnd={
                isAreaEnd ? (
                  <AreaEnd area={competency.category} areas={areas} left={progress.remaining} />
                ) : undefined
              }
              ratings={flow.ratings}
              onRate={byItself.rate}
            />
            <ActionBar
              canGoBack={flow.canGoBack}
              canGoNext={flow.canGoNext}
              hint={flow.canGoNext ? '' : 'Rate both to continue'}
              last={
                isAreaEnd
                  ? assessmentCopy.continue
                  : !isReviewing && index === competencies.length - 1
                    ? seeResults
                    : undefined
              }
              onPrevious={flow.previous}
              onNext={flow.next}
              setting={
                byItself.isOffered && (
                  <Switch
                    name="Next by itself"
                    note="after you tap or click both"
                    isOn={byItself.isOn}
                    onChange={byItself.set}
                  />
                )
              }
            >
              <SaveStatus saving={saving} hasResponses={isStarted} onRetry={retry} />
            </ActionBar>
          </div>
          <aside className={`${stack6} ${css.aside}`} aria-label="Your assessment">
            <ProgressCard
              progress={progress}
              email={email}
              onSaveProgress={canSaveProgress ? () => setDialog('save') : undefined}
            />
            {guide}
          </aside>
          <div className={css.areas}>
            {isStarted && progressOfAreas}
            {nextSteps}
            {/* Far from the buttons in daily use. Only the owner can reset. */}
            {isStarted && access === 'owner' && (
              <Button
                variant="quiet"
                className={css.reset}
                pending={isResetting}
                pendingLabel="Resetting..."
                onClick={() => setDialog('reset')}
              >
                Reset Assessment
              </Button>
            )}
          </div>
        </div>
      </Container>
      <SaveProgressDialog
        open={dialog === 'save'}
        onClose={close}
        assessment={assessment}
        progress={progress}
        outbox={outbox}
      />
      <ConfirmDialog
        open={dialog === 'reset'}
        title="Clear Your Answers"
        description="Reset your assessment? This will clear all progress."
        action="Reset"
        pending={isResetting}
        pendingLabel="Resetting..."
        onConfirm={reset}
        onClose={close}
      />
    </>
  );
}

/** The progress and the score of each area, folded: a score in view can sway the next rating. */
function AreaTiles({ areas }: { areas: readonly AreaSummary[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Fold
        className={`${lineAbove} ${inside3}`}
        title={
          <h2 id={id} className={text.h4}>
            Assessment Progress
          </h2>
        }
      >
        <ul role="list" className={`${tiles} ${inside4}`}>
          {areas.map(({ name, completed, total, averageScore }) => (
            <li key={name} className={`${stack2} ${lineAbove} ${inside3}`}>
              <h3 className={text.label}>{name}</h3>
              <p className={text.figure}>
                <VisuallyHidden>
                  {completed > 0 ? 'Average score: ' : 'No average score yet'}
                </VisuallyHidden>
                <span aria-hidden={completed === 0}>{formatAverage(averageScore)}</span>
              </p>
              <p
                className={`${text.smallSize} ${text.muted} ${text.tabular}`}
              >{`${completed} of ${total} completed`}</p>
              <ProgressBar
                label={name}
                value={completed}
                max={total}
                valueText={`${completed} of ${total} completed`}
              />
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
