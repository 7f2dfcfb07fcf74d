import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assessmentClosed } from '#content/assessment.ts';
import type { Progress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { take, takenId } from '#web/features/assessment/data/browser-session.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { CoverName } from '#web/features/results/report/cover-name.tsx';
import { DownloadReport } from '#web/features/results/report/download-report.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Container } from '#web/ui/container.tsx';
import { CheckIcon, ArrowRightIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { h1, kicker, lead, muted, textLink } from '#web/ui/text.css.ts';
import { CalendarIcon } from '#web/ui/tool-icons.tsx';
import * as css from './dashboard-header.css.ts';

interface DashboardHeaderProps {
  /** Shows how to read the results. */
  hasLead?: boolean;
  children?: ReactNode;
}

/** The dashboard's title, the same in every state, with its status and actions. */
export function DashboardHeader({ hasLead = false, children }: DashboardHeaderProps) {
  return (
    <Container className={css.header}>
      <div>
        <p className={kicker}>Results</p>
        <h1 className={`${h1} ${css.title}`}>Ready Leader Development Dashboard</h1>
        {hasLead && (
          <p className={`${lead} ${muted} ${css.lead}`}>
            See the whole first, then choose one thing to work on.
          </p>
        )}
      </div>
      {children}
    </Container>
  );
}

interface DashboardStatusProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  progress: Progress;
}

/** The progress of the assessment, and what to do next. */
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

/** The address as typed, so that a typo is noticed. */
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

interface ContinueLinkProps {
  assessment: { id: string };
  label: string;
  /** True to lead to the review of all answers instead. */
  toReview?: boolean;
}

/** Back to this assessment, even if the tab is taking another one. */
export function ContinueLink({ assessment: { id }, label, toReview = false }: ContinueLinkProps) {
  function choose(): void {
    if (takenId() === id) return;
    take(id);
    forgetCurrentAssessment();
  }

  return (
    <Link
      to="/assessment"
      hash={toReview ? 'review' : 'questions'}
      onClick={choose}
      className={toReview ? css.quietLink : buttonClass({ size: 'lg' })}
    >
      {label}
      {!toReview && <ArrowRightIcon />}
    </Link>
  );
}
