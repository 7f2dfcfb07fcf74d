import { teamTools, whatsNext } from '#content/next-steps.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { isAreaComplete, summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';
import { Container } from '#web/ui/container.tsx';
import { stack } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { TakeItAgain, WhatChanged } from '#web/features/comparison/on-dashboard.tsx';
import { AreaBreakdown } from './area-breakdown.tsx';
import { CompetencyRanking } from './competency-ranking.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardStatus } from './dashboard-status.tsx';
import { DevelopmentPlans } from './development-plans.tsx';
import { NextStepsBlock } from './next-steps.tsx';
import { PersonalPlan } from './personal-plan.tsx';
import { PlanCardPlace } from './plan-card-place.tsx';
import { RadarCard } from '#web/features/results/radar/radar-card.tsx';
import { SummaryFigures } from './summary-figures.tsx';

interface DashboardResultsProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** The unlocked dashboard: the whole first, then what to do, then every detail. */
export function DashboardResults({ assessment, responses }: DashboardResultsProps) {
  const areas = summarizeAreas(responses);
  const progress = assessmentProgress(responses);
  return (
    <>
      <DashboardHeader hasLead={progress.answered > 0}>
        <DashboardStatus assessment={assessment} responses={responses} progress={progress} />
      </DashboardHeader>
      <Container>
        <SummaryFigures responses={responses} areas={areas} progress={progress} />
      </Container>
      <PlanCardPlace assessment={assessment} responses={responses} />
      <Section size="band">
        <div className={stack[8]}>
          <WhatChanged assessment={assessment} />
          <RadarCard areas={areas} title="Area Overview" />
          <CompetencyRanking responses={responses} />
        </div>
      </Section>
      {areas.some(isAreaComplete) && (
        <Section tone="deep">
          <PersonalPlan areas={areas} />
        </Section>
      )}
      <Section>
        <AreaBreakdown areas={areas} title="Detailed Area Breakdown" responses={responses} />
      </Section>
      <Section tone="deep">
        <DevelopmentPlans areas={areas} />
      </Section>
      <Section>
        <div className={stack[6]}>
          <TakeItAgain assessment={assessment} />
          <NextStepsBlock content={teamTools} tone="raised" />
          <NextStepsBlock content={whatsNext} />
        </div>
      </Section>
    </>
  );
}
