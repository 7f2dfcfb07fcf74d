import { assessmentProgress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { Container } from '#web/ui/boxes.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { toFooter } from '#web/ui/layout.css.ts';
import { ContinueLink, DashboardHeader, ProgressLine } from './dashboard-header.tsx';
import { LockedResults } from '#web/features/results/parts/result-shapes.tsx';

interface DashboardLockedProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** Without an email: how to unlock the results, over a blurred preview. */
export function DashboardLocked({ assessment, responses }: DashboardLockedProps) {
  const progress = assessmentProgress(responses);
  return (
    <>
      <DashboardHeader />
      <Container className={toFooter}>
        <LockedResults
          title="Complete Your Assessment"
          text={
            progress.isComplete ? (
              <p>{`All ${progress.total} competencies are rated. One step is left: enter your email address to unlock your results and find them again later.`}</p>
            ) : (
              <>
                <p>
                  Your dashboard opens once you have rated every competency and given an email
                  address, or as soon as you save your progress.
                </p>
                <ProgressLine progress={progress} />
              </>
            )
          }
        >
          <ContinueLink
            assessment={assessment}
            label={progress.isComplete ? 'Unlock My Results' : 'Continue Assessment'}
          />
        </LockedResults>
      </Container>
    </>
  );
}
