import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { elsewhere } from '#content/elsewhere.ts';
import { myPlan } from '#content/my-plan.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { h2, muted } from '#web/ui/text.css.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import * as css from './my-plan.css.ts';
import { PlanHeader } from './plan-header.tsx';

const copy = myPlan.problems;

/** Nothing was begun in this browser, or the address names no assessment. */
export function NoResults() {
  return (
    <PlanProblem assessmentId={undefined} words={copy.none} isElsewhere>
      <FindResults
        otherwise={
          <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
            {copy.none.action}
          </Link>
        }
      />
    </PlanProblem>
  );
}

export function NotFinished({ id }: { id: string }) {
  const { assessmentEnabled } = useSettings().flags;
  return (
    <PlanProblem assessmentId={id} words={copy.unfinished}>
      {assessmentEnabled && (
        <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
          {copy.unfinished.action}
        </Link>
      )}
    </PlanProblem>
  );
}

/** Whoever holds the id may look at the results, and at nothing more. */
export function NotYours({ id }: { id: string }) {
  return (
    <PlanProblem assessmentId={id} words={copy.notYours} isElsewhere>
      <FindResults />
    </PlanProblem>
  );
}

interface PlanFailedProps {
  id: string | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

export function PlanFailed({ id, onRetry, isRetrying }: PlanFailedProps) {
  return (
    <PlanProblem assessmentId={id} words={copy.failed} role="alert">
      <Button size="lg" onClick={onRetry} pending={isRetrying}>
        {copy.failed.action}
      </Button>
    </PlanProblem>
  );
}

/** It leads to a plan only where it mails a link: a list of results opens them for reading alone. */
function FindResults({ otherwise = null }: { otherwise?: ReactNode }) {
  const openFindResults = useFindResults();
  if (useSettings().findResults !== 'mail') return otherwise;
  return (
    <Button size="lg" onClick={openFindResults}>
      Find My Results
    </Button>
  );
}

interface PlanProblemProps {
  assessmentId: string | undefined;
  words: { title: string; text: string };
  role?: 'alert';
  /** It may stand on another device. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function PlanProblem({
  assessmentId,
  words,
  role,
  isElsewhere = false,
  children,
}: PlanProblemProps) {
  const { sendsMail } = useSettings();
  return (
    <>
      <PlanHeader assessmentId={assessmentId} />
      <Container width="narrow" className={css.page} role={role}>
        <Card as="section" pad="lg" aria-labelledby="plan-problem" className={css.problem}>
          <h2 id="plan-problem" className={h2}>
            {words.title}
          </h2>
          <p className={muted}>
            {words.text} {isElsewhere && sendsMail && elsewhere}
          </p>
          {children}
        </Card>
      </Container>
    </>
  );
}
