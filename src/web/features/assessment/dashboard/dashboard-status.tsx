import { Link } from '@tanstack/react-router';
import type { Progress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarIcon, DownloadIcon } from '#web/ui/tool-icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { ContinueLink } from './continue-link.tsx';
import * as css from './dashboard-header.css.ts';
import { printReport } from '#web/features/assessment/report/print-report.ts';

interface DashboardStatusProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  progress: Progress;
}

/** How far the assessment has come, and what to do with it now. */
export function DashboardStatus({ assessment, responses, progress }: DashboardStatusProps) {
  if (progress.isComplete) {
    return (
      <div className={css.bar}>
        <p className={css.rated}>
          <CheckIcon />
          All {progress.total} competencies are rated.
        </p>
        <div className={css.actions}>
          <Button size="lg" onClick={() => printReport(responses)}>
            <DownloadIcon />
            Download Full Report
          </Button>
          <ActionLink
            action={{ label: 'Schedule Coaching', target: { kind: 'external', link: 'calendar' } }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            <CalendarIcon />
            Schedule Coaching
          </ActionLink>
        </div>
      </div>
    );
  }
  return (
    <div className={css.bar}>
      <ProgressLine progress={progress} />
      <div className={css.actions}>
        {assessment.access === 'reader' ? (
          <Link to="/assessment" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Start Your Own Assessment
          </Link>
        ) : (
          <ContinueLink assessment={assessment} label="Continue Assessment" />
        )}
      </div>
    </div>
  );
}

export function ProgressLine({ progress: { percent, remaining } }: { progress: Progress }) {
  return (
    <div className={css.progress}>
      <p className={css.line}>
        Assessment {percent}% complete • {remaining}{' '}
        {remaining === 1 ? 'competency' : 'competencies'} remaining
      </p>
      <ProgressBar label="Assessment progress" value={percent} />
    </div>
  );
}
