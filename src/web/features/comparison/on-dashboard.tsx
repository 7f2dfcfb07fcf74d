import { lazy, Suspense } from 'react';
import { useSettings } from '#web/lib/settings.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import type { SinceThen } from './since-then.tsx';
import type { TakeAgainCard } from './retake-card.tsx';

const nothing = () => ({ default: () => <></> });

// Without a connection the results do without them.
const Since = lazy<typeof SinceThen>(() =>
  import('./since-then.tsx').then((module) => ({ default: module.SinceThen }), nothing),
);
const Again = lazy<typeof TakeAgainCard>(() =>
  import('./retake-card.tsx').then((module) => ({ default: module.TakeAgainCard }), nothing),
);

interface OnDashboardProps {
  assessment: Assessment;
}

const isOwnCompleted = ({ access, isCompleted }: Assessment) => access === 'owner' && isCompleted;

/** For the owner of a completed assessment: what changed since the one before. */
export function WhatChanged({ assessment }: OnDashboardProps) {
  if (!isOwnCompleted(assessment) || assessment.email === null) return null;
  return (
    <Suspense fallback={null}>
      <Since id={assessment.id} />
    </Suspense>
  );
}

/** For the owner of a completed assessment: to take it again. */
export function TakeItAgain({ assessment }: OnDashboardProps) {
  const { assessmentEnabled } = useSettings().flags;
  if (!assessmentEnabled || !isOwnCompleted(assessment)) return null;
  return (
    <Suspense fallback={null}>
      <Again assessment={assessment} />
    </Suspense>
  );
}
