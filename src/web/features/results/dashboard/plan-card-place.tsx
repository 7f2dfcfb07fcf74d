import { lazy, Suspense, type ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { place } from './plan-card-place.css.ts';

const PlanCard = lazy(() =>
  import('#web/features/plan/plan-card.tsx').then(
    ({ PlanCard: Card }) => ({ default: Card }),
    // Without a connection the results stand without it.
    () => ({ default: (): ReactNode => null }),
  ),
);

interface PlanCardPlaceProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** Room for what its owner plans; the code for it comes after the results. */
export function PlanCardPlace({ assessment, responses }: PlanCardPlaceProps) {
  if (assessment.access !== 'owner' || !assessment.isCompleted) return null;
  return (
    <Container className={place}>
      <Suspense>
        <PlanCard assessmentId={assessment.id} responses={responses} />
      </Suspense>
    </Container>
  );
}
