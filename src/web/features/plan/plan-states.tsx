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
import { stack6, toFooter, windowHigh } from '#web/ui/layout.css.ts';
import { PlanHeader, type PlanHeaderProps } from './plan-frame.tsx';

const problems = myPlan.problems;

/** Shown if this browser has no assessment and the address names none. */
export const NoResults = () => <FindYours words={problems.none} />;

/** Anyone with the id can see the results, but not the plan. */
export const NotYours = () => <FindYours words={problems.notYours} />;

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

export function PlanNotLoaded({ id, onRetry }: { id: string | undefined; onRetry: () => void }) {
  return <PlanProblem assessmentId={id} words={problems.failed} onRetry={onRetry} />;
}

/** The plan may be on another device. */
function FindYours({ words }: Pick<PlanProblemProps, 'words'>) {
  const openFindResults = useFindResults();
  const { findResults, sendsMail } = useSettings();
  const text = sendsMail ? `${words.text} ${elsewhere}` : words.text;
  return (
    <PlanProblem assessmentId={null} words={{ ...words, text }}>
      {/* Results chosen from a list are read-only, without a plan. */}
      {findResults === 'mail' ? (
        <Button size="lg" onClick={openFindResults}>
          {findMyResults}
        </Button>
      ) : (
        <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
          {problems.none.action}
        </Link>
      )}
    </PlanProblem>
  );
}

interface PlanProblemProps {
  assessmentId: PlanHeaderProps['assessmentId'];
  words: { title: string; text: string };
  onRetry?: () => void;
  children?: ReactNode;
}

function PlanProblem({ assessmentId, words, ...actions }: PlanProblemProps) {
  return (
    <>
      <PlanHeader assessmentId={assessmentId} />
      <Container className={toFooter}>
        <NoticeCard {...actions} title={words.title} text={<p>{words.text}</p>} />
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
          className={`${stack6} ${windowHigh}`}
          shapes={['title', 'block', 'block']}
        />
      </Container>
    </>
  );
}
