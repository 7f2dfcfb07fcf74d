import { Link } from '@tanstack/react-router';
import {
  detailedAreaBreakdown,
  howThisWasMade,
  personalizedPlan,
} from '#content/assessment-words.ts';
import { teamTools, whatsNext } from '#content/next-steps.ts';
import { rankingTitle } from '#content/ranking.ts';
import { rankCompetencies } from '#domain/competency-ranking.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { isAreaComplete, summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import {
  above4,
  pageSpace,
  renderedWhenNear,
  stack5,
  stack8,
  tappable,
} from '#web/ui/layout.css.ts';
import { textLink } from '#web/ui/text.css.ts';
import { Section } from '#web/ui/section.tsx';
import { AreaOverview } from '#web/features/results/parts/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/parts/competency-ranking.tsx';
import { ContinueLink, DashboardHeader, ResultActions } from './dashboard-header.tsx';
import * as css from './dashboard.css.ts';
import { DevelopmentPlans } from '#web/features/results/parts/development-plans.tsx';
import { NextStepsBlock } from './next-steps.tsx';
import { PersonalPlan } from '#web/features/results/parts/personal-plan.tsx';
import { ProfileLead } from '#web/features/results/parts/profile-lead.tsx';
import { SummaryFigures } from '#web/features/results/parts/summary-figures.tsx';

/** The parts of the page below the scores. */
const parts = {
  areas: { id: 'areas', title: detailedAreaBreakdown },
  ranking: { id: 'competencies', title: rankingTitle },
  advice: { id: 'advice', title: personalizedPlan },
  exercises: { id: 'exercises', title: 'Targeted Development Plans' },
  next: { id: 'next', title: whatsNext.headline },
} as const;

interface DashboardResultsProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
}

/** The unlocked dashboard: first the scores and what to do, then the details. */
export function DashboardResults({ assessment, responses }: DashboardResultsProps) {
  const areas = summarizeAreas(responses);
  const progress = assessmentProgress(responses);
  const { flags, sendsMail, norms } = useSettings();
  const { assessmentEnabled } = flags;
  const hasAdvice = areas.some(isAreaComplete);
  const isReader = assessment.access === 'reader';
  const isOwnCompleted = assessment.access === 'owner' && assessment.isCompleted;
  const links = [
    parts.areas,
    ...(rankCompetencies(responses) ? [parts.ranking] : []),
    ...(hasAdvice ? [parts.advice] : []),
    parts.exercises,
    parts.next,
  ];
  return (
    <>
      <DashboardHeader>
        {progress.isComplete && (
          <div className={above4}>
            <ProfileLead
              responses={responses}
              areas={areas}
              isOwn={!isReader}
              firstStepAt={isOwnCompleted ? parts.ranking.id : undefined}
            />
          </div>
        )}
      </DashboardHeader>
      <Container>
        <SummaryFigures responses={responses} areas={areas} progress={progress} norms={norms} />
      </Container>
      {isOwnCompleted && (
        <Container className={css.place}>
          <PlanCard assessmentId={assessment.id} responses={responses} />
        </Container>
      )}
      <ResultActions
        parts={links}
        assessment={assessment}
        responses={responses}
        areas={areas}
        progress={progress}
      />
      <Section size="flush" className={pageSpace}>
        <div className={stack8}>
          {isOwnCompleted && assessment.email !== null && <Since id={assessment.id} />}
          <AreaOverview {...parts.areas} areas={areas} responses={responses} norms={norms}>
            <Link to="/assessment/method" className={`${textLink} ${tappable}`}>
              {howThisWasMade}
            </Link>
          </AreaOverview>
          <CompetencyRanking
            {...parts.ranking}
            responses={responses}
            advice={
              isOwnCompleted ? { Part: WeakCompetency, assessmentId: assessment.id } : undefined
            }
          />
        </div>
      </Section>
      {hasAdvice && (
        <Section tone="deep" className={renderedWhenNear}>
          <PersonalPlan
            {...parts.advice}
            areas={areas}
            finish={
              assessmentEnabled &&
              !isReader && (
                <div>
                  <ContinueLink
                    assessment={assessment}
                    label="Continue Rating"
                    variant="secondary"
                  />
                </div>
              )
            }
          />
        </Section>
      )}
      <Section className={renderedWhenNear}>
        <DevelopmentPlans {...parts.exercises} areas={areas} />
      </Section>
      <Section id={parts.next.id} tone="deep">
        <div className={stack5}>
          {assessmentEnabled && isOwnCompleted && (
            <>
              {sendsMail && <Colleagues assessmentId={assessment.id} />}
              <Again assessment={assessment} />
            </>
          )}
          <NextStepsBlock content={whatsNext} tone="inkFoldedOnPhone" />
          <NextStepsBlock content={teamTools} tone="folded" />
        </div>
      </Section>
    </>
  );
}

const PlanCard = lazyPart(() =>
  import('#web/features/plan/plan-card.tsx').then((part) => part.PlanCard),
);
const WeakCompetency = lazyPart(() =>
  import('#web/features/plan/weak-competency.tsx').then((part) => part.WeakCompetency),
);
const Since = lazyPart(() =>
  import('#web/features/comparison/since-then.tsx').then((part) => part.SinceThen),
);
const Again = lazyPart(() =>
  import('#web/features/comparison/retake-card.tsx').then((part) => part.RetakeCard),
);
const Colleagues = lazyPart(() =>
  import('#web/features/feedback/leader/feedback-card.tsx').then((part) => part.FeedbackCard),
);
