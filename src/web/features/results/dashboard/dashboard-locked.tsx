import { detailedAreaBreakdown } from '#content/assessment-words.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';
import { Container } from '#web/ui/boxes.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { LockIcon } from '#web/ui/tool-icons.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { AreaBreakdown } from '#web/features/results/parts/area-breakdown.tsx';
import { atTop, stack0, stack8, toFooter } from '#web/ui/layout.css.ts';
import { ContinueLink, DashboardHeader, ProgressLine } from './dashboard-header.tsx';
import * as css from './dashboard.css.ts';
import { SummaryFigures } from '#web/features/results/parts/summary-figures.tsx';

interface DashboardLockedProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** Without an email: how to unlock the results, over a blurred preview. */
export function DashboardLocked({ assessment, responses }: DashboardLockedProps) {
  const areas = summarizeAreas(responses);
  const progress = assessmentProgress(responses);
  return (
    <>
      <DashboardHeader />
      <Container className={`${stack0} ${toFooter}`}>
        <div inert className={`${stack8} ${atTop} ${css.glimpse}`}>
          <SummaryFigures responses={responses} areas={areas} progress={progress} />
          <AreaBreakdown areas={areas} title={detailedAreaBreakdown} />
        </div>
        <div className={css.overlay}>
          <NoticeCard
            icon={<LockIcon size={22} />}
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
            {progress.isComplete ? (
              <ContinueLink assessment={assessment} label="Unlock My Results" />
            ) : (
              <ContinueLink assessment={assessment} label="Continue Assessment" />
            )}
          </NoticeCard>
        </div>
      </Container>
    </>
  );
}
