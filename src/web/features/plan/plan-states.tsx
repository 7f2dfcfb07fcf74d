import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findMyResults } from '#content/assessment-words.ts';
import { elsewhere } from '#content/elsewhere.ts';
import { myPlan } from '#content/my-plan.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import { atTop, stack6, toFooter, windowHigh } from '#web/ui/layout.css.ts';
import { PlanHeader, type PlanHeaderProps } from './plan-frame.tsx';

const problems = myPlan.problems;

/** Shown if this browser has no assessment and the address names none. */
export function NoResults() {
  return (
    <PlanProblem assessmentId={null} words={problems.none} isElsewhere>
      <FindResults />
    </PlanProblem>
  );
}

export function NotFinished({ id }: { id: string }) {
  const { assessmentEnabled } = useSettings().flags;
  return (
    <PlanProblem assessmentId={id} words={problems.unfinished}>
      {assessmentEnabled && (
        <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
          {problems.unfinished.action}
        </Link>
      )}
    </PlanProblem>
  );
}

/** Anyone with the id can see the results, but not the plan. */
export function NotYours() {
  return (
    <PlanProblem assessmentId={null} words={problems.notYours} isElsewhere>
      <FindResults />
    </PlanProblem>
  );
}

export function PlanNotLoaded({ id, onRetry }: { id: string | undefined; onRetry: () => void }) {
  return <PlanProblem assessmentId={id} words={problems.failed} onRetry={onRetry} />;
}

/** Offered only if the site mails a link. Results chosen from a list are read-only, without a plan. */
function FindResults() {
  const openFindResults = useFindResults();
  return useSettings().findResults !== 'mail' ? (
    <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
      {problems.none.action}
    </Link>
  ) : (
    <Button size="lg" onClick={openFindResults}>
      {findMyResults}
    </Button>
  );
}

interface PlanProblemProps {
  assessmentId: PlanHeaderProps['assessmentId'];
  words: { title: string; text: string };
  /** The plan may be on another device. */
  isElsewhere?: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}

function PlanProblem({ assessmentId, words, isElsewhere = false, ...actions }: PlanProblemProps) {
  const { sendsMail } = useSettings();
  return (
    <>
      <PlanHeader assessmentId={assessmentId} />
      <Container className={toFooter}>
        <NoticeCard
          {...actions}
          title={words.title}
          text={<p>{isElsewhere && sendsMail ? `${words.text} ${elsewhere}` : words.text}</p>}
        />
      </Container>
    </>
  );
}

/** Rendered by the server, and shown while the plan loads. */
export function PlanSkeleton() {
  return (
    <>
      <PlanHeader assessmentId={undefined} />
      <Container className={toFooter}>
        <Loading
          label={myPlan.loading}
          className={`${stack6} ${atTop} ${windowHigh}`}
          shapes={['title', 'block', 'block']}
        />
      </Container>
    </>
  );
}
