import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import { readyForMore } from '#content/navigation.ts';
import type { AreaSummary, CompetencyResponse } from '#domain/scoring.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { DownloadIcon, LockIcon } from '#web/ui/tool-icons.tsx';
import * as text from '#web/ui/text.css.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { ResponseQueue, SaveState } from '#web/features/assessment/data/response-queue.ts';
import { endSession, isAuthenticatedFor } from '#web/features/assessment/data/visit.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { EmailGateDialog } from '#web/features/assessment/dialogs/email-gate-dialog.tsx';
import { AreaBreakdown } from '#web/features/assessment/dashboard/area-breakdown.tsx';
import { NextStepsBlock } from '#web/features/assessment/dashboard/next-steps.tsx';
import { printReport } from '#web/features/assessment/report/print-report.ts';
import { RadarCard } from '#web/features/assessment/radar/radar-card.tsx';
import { AreaTiles } from './area-tiles.tsx';
import * as css from './completed-view.css.ts';

interface CompletedViewProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  queue: ResponseQueue;
  saveState: SaveState;
}

/** The next visit starts, or goes on with, an assessment of one's own. */
function leaveFound(): void {
  endSession(null);
  forgetCurrentAssessment();
}

/** All competencies are answered: the gate asks for an email, then the results show. */
export function CompletedView(props: CompletedViewProps) {
  const { assessment, responses, areas, queue, saveState } = props;
  const isUnlocked = assessment.email !== null || isAuthenticatedFor(assessment.id);
  // Who found it by its email cannot give it another.
  const isFound = assessment.access !== 'owner';
  const [isGateOpen, setGateOpen] = useState(!isFound);

  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <Container className={css.page}>
        <div className={css.head}>
          <h1 className={text.h1}>{assessmentCopy.complete.headline}</h1>
          <p className={`${text.lead} ${text.muted}`}>{assessmentCopy.complete.lead}</p>
          {(saveState === 'failed' || saveState === 'refused') && (
            <p className={css.unsaved}>
              Not everything is saved yet.{' '}
              <Button variant="secondary" onClick={() => void queue.retry()}>
                Try again
              </Button>
            </p>
          )}
          {isUnlocked && (
            <div className={css.actions}>
              <Link
                to="/assessment/dashboard"
                search={{ id: assessment.id }}
                onClick={isFound ? leaveFound : undefined}
                className={buttonClass({ size: 'lg' })}
              >
                View Full Dashboard
              </Link>
              <Button size="lg" variant="secondary" onClick={() => printReport(responses)}>
                <DownloadIcon />
                Download Report
              </Button>
            </div>
          )}
        </div>
        <div className={css.stage}>
          {!isUnlocked && (
            <div className={css.overlay}>
              <LockIcon size={28} />
              <h2 className={text.h3}>{assessmentCopy.complete.lockedTitle}</h2>
              <p className={text.muted}>{assessmentCopy.complete.lockedText}</p>
              <Button onClick={() => setGateOpen(true)}>Enter Email to Unlock</Button>
            </div>
          )}
          <div className={isUnlocked ? css.results : css.locked} inert={!isUnlocked}>
            <AreaTiles areas={areas} title="Your Areas" />
            <RadarCard areas={areas} title="Area Overview" />
            <AreaBreakdown areas={areas} title="Category Breakdown" />
          </div>
        </div>
        <NextStepsBlock content={readyForMore} />
      </Container>
      <EmailGateDialog
        open={isGateOpen}
        onClose={() => setGateOpen(false)}
        assessment={assessment}
        queue={queue}
      />
    </>
  );
}
