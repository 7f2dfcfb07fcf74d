import { Link } from '@tanstack/react-router';
import { assessmentClosed } from '#content/assessment.ts';
import type { Progress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { CalendarIcon } from '#web/ui/tool-icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { ContinueLink } from './continue-link.tsx';
import { textLink } from '#web/ui/text.css.ts';
import * as css from './dashboard-header.css.ts';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { CoverName } from '#web/features/results/report/cover-name.tsx';
import { DownloadReport } from '#web/features/results/report/download-report.tsx';

interface DashboardStatusProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  progress: Progress;
}

/** How far the assessment has come, and what to do with it now. */
export function DashboardStatus({ assessment, responses, progress }: DashboardStatusProps) {
  const { assessmentEnabled } = useSettings().flags;
  if (progress.isComplete) {
    return (
      <div className={css.bar}>
        <div>
          <p className={css.rated}>
            <CheckIcon />
            All {progress.total} competencies are rated.
          </p>
          <SavedUnder assessment={assessment} />
          {assessmentEnabled && assessment.access === 'owner' && (
            <ContinueLink assessment={assessment} label="Review Your Answers" toReview />
          )}
        </div>
        <div data-print="hide" className={css.actions}>
          <DownloadReport
            label="Download Full Report"
            assessment={assessment}
            responses={responses}
          />
          <ShareButton assessment={assessment} />
          <ActionLink
            action={{ label: 'Schedule Coaching', target: { kind: 'external', link: 'calendar' } }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            <CalendarIcon />
            Schedule Coaching
          </ActionLink>
          <CoverName />
        </div>
      </div>
    );
  }
  return (
    <div className={css.bar}>
      <div>
        <ProgressLine progress={progress} />
        <SavedUnder assessment={assessment} />
      </div>
      <div data-print="hide" className={css.actions}>
        {!assessmentEnabled ? (
          <p>{assessmentClosed}</p>
        ) : assessment.access === 'reader' ? (
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

/** The address as it was typed, so that an error in it is seen; the service masks it for a finder. */
function SavedUnder({ assessment: { email, access } }: { assessment: Assessment }) {
  if (email === null || access === 'reader') return null;
  return (
    <p className={css.saved}>
      Results saved under <span className={css.address}>{email}</span>
      {access === 'owner' && (
        <>
          .{' '}
          <Link to="/your-data" className={textLink}>
            Change or erase it
          </Link>
        </>
      )}
    </p>
  );
}
