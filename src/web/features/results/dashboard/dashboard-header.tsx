import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { findMyResults, reviewYourAnswers } from '#content/assessment-words.ts';
import { listed } from '#domain/listed.ts';
import type { Progress } from '#domain/progress.ts';
import { isAreaComplete, type AreaSummary, type CompetencyResponse } from '#domain/scoring.ts';
import { take, takenId } from '#web/features/assessment/data/browser-session.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { NamedReport } from '#web/features/results/report/cover-name.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import {
  balanced,
  compactTitle,
  ink,
  kicker,
  lead,
  mayBreak,
  medium,
  muted,
  small,
  tabular,
  textLink,
} from '#web/ui/text.css.ts';
import { OnThisPage, type PartLink } from '#web/ui/titled-part.tsx';
import { CalendarIcon, DownloadIcon } from '#web/ui/tool-icons.tsx';
import {
  above2,
  above5,
  cluster3,
  flow5,
  inside6,
  measure,
  middle,
  notOnPhone,
  stack3,
  stack4,
  whole,
} from '#web/ui/layout.css.ts';
import * as css from './dashboard.css.ts';

const PictureDialog = lazyPart(() =>
  import('#web/features/results/picture/picture-dialog.tsx').then((part) => part.PictureDialog),
);
const asPicture = 'Save as Picture';

/** The dashboard's title, the same in every state, and what the results say. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  return (
    <Container className={inside6}>
      <p className={`${kicker} ${notOnPhone}`}>Results</p>
      <h1 className={`${compactTitle} ${above2}`}>Ready Leader Development Dashboard</h1>
      {children}
    </Container>
  );
}

interface ResultActionsProps {
  /** Links to what follows. */
  parts: readonly PartLink[];
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  progress: Progress;
}

/** Below the scores: what to do with them, or how to complete them. */
export function ResultActions(props: ResultActionsProps) {
  const { parts, assessment, responses, areas, progress } = props;
  const { assessmentEnabled } = useSettings().flags;
  const isOwner = assessment.access === 'owner';
  /** Undefined until the dialog is first opened. */
  const [picture, setPicture] = useState<boolean>();
  return (
    <Container className={`${stack4} ${above5}`}>
      {!progress.isComplete && (
        <>
          <ProgressLine progress={progress} />
          {assessment.access === 'reader' ? (
            <ForReaders />
          ) : (
            assessmentEnabled && (
              <p className={`${measure} ${balanced} ${muted}`}>{stillToRate(areas)}</p>
            )
          )}
        </>
      )}
      <div data-print="hide" className={`${cluster3} ${css.actions}`}>
        {progress.isComplete ? (
          <>
            <NamedReport
              label="Download Full Report"
              // The owner's filled button is that of the plan.
              variant={isOwner && assessment.isCompleted ? 'secondary' : 'primary'}
              assessment={assessment}
              responses={responses}
            />
            <ShareButton assessment={assessment} />
            {isOwner && assessment.isCompleted && (
              <>
                <Button size="lg" variant="secondary" onClick={() => setPicture(true)}>
                  <DownloadIcon />
                  {asPicture}
                </Button>
                {picture !== undefined && (
                  <PictureDialog
                    title={asPicture}
                    areas={areas}
                    responses={responses}
                    open={picture}
                    onClose={() => setPicture(false)}
                  />
                )}
              </>
            )}
            <ActionLink
              action={{
                label: 'Schedule Coaching',
                target: { kind: 'external', link: 'calendar' },
              }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              <CalendarIcon />
              Schedule Coaching
            </ActionLink>
          </>
        ) : !assessmentEnabled ? (
          <p>The assessment is closed for now. The rest can be rated when it opens again.</p>
        ) : assessment.access === 'reader' ? (
          <Link to="/assessment" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Start Your Own Assessment
          </Link>
        ) : (
          <ContinueLink assessment={assessment} label="Continue Assessment" />
        )}
      </div>
      <div className={`${flow5} ${middle} ${muted} ${small}`}>
        <SavedUnder assessment={assessment} />
        {progress.isComplete && assessmentEnabled && isOwner && (
          <div data-print="hide">
            <ContinueLink
              assessment={assessment}
              label={reviewYourAnswers}
              hash="review"
              variant="text"
            />
          </div>
        )}
      </div>
      <OnThisPage parts={parts} />
    </Container>
  );
}

function ForReaders() {
  const openFindResults = useFindResults();
  return (
    <p className={`${measure} ${balanced}`}>
      You can read these results, but not change them. If they are yours, use{' '}
      <button type="button" className={textLink} onClick={openFindResults}>
        {findMyResults}
      </button>
      .
    </p>
  );
}

/** Like 'Still to rate: 2 in Leadership of Others and 8 in Leadership of Self.' */
function stillToRate(areas: readonly AreaSummary[]): string {
  const missing = areas.filter((area) => !isAreaComplete(area));
  return `Still to rate: ${listed(missing.map(({ name, completed, total }) => `${total - completed} in ${name}`))}.`;
}

export function ProgressLine({ progress: { percent, remaining } }: { progress: Progress }) {
  return (
    <div className={`${stack3} ${measure}`}>
      <p className={`${lead} ${tabular}`}>
        {`Assessment ${percent}% complete • ${remaining} ${remaining === 1 ? 'competency' : 'competencies'} remaining`}
      </p>
      <ProgressBar label="Assessment progress" value={percent} />
    </div>
  );
}

/** The address as typed, so that a typo is noticed. */
function SavedUnder({ assessment: { email, access } }: { assessment: Assessment }) {
  if (email === null || access === 'reader') return null;
  return (
    <p className={measure}>
      <span>Results saved under</span>{' '}
      <span className={`${ink} ${medium} ${mayBreak}`}>
        <EmailAddress>{email}</EmailAddress>
      </span>
      {access === 'owner' && (
        <>
          {' '}
          <Link to="/your-data" className={`${textLink} ${whole}`}>
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
  hash?: 'questions' | 'review';
  variant?: 'primary' | 'secondary' | 'text';
}

/** Back to this assessment, even if the tab is taking another one. */
export function ContinueLink(props: ContinueLinkProps) {
  const { assessment, label, hash = 'questions', variant = 'primary' } = props;
  const { id } = assessment;

  function choose(): void {
    if (takenId() === id) return;
    take(id);
    forgetCurrentAssessment();
  }

  return (
    <Link
      to="/assessment"
      hash={hash}
      onClick={choose}
      className={variant === 'text' ? textLink : buttonClass({ size: 'lg', variant })}
    >
      <span>{label}</span>
      {variant !== 'text' && <ArrowRightIcon />}
    </Link>
  );
}
