import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { elsewhere } from '#content/elsewhere.ts';
import { askThree, feedback, round360 as copy } from '#content/feedback-leader.ts';
import { fullResult } from '#content/feedback-result.ts';
import { myPlan } from '#content/my-plan.ts';
import type { Access } from '#domain/access.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import type { FullResult } from '#domain/feedback/result.ts';
import { dashboardAssessment } from '#web/features/assessment/data/current.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { AddToPlan } from '#web/features/plan/add-to-plan.tsx';
import { BackToResults } from '#web/features/results/back-to-results.tsx';
import { printWhenReady } from '#web/features/results/report/download-report.tsx';
import { reportName } from '#web/features/results/printed/report-name.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Loaded, ofPage } from '#web/lib/loaded.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import {
  above3,
  apart,
  below4,
  cluster4,
  fieldWidth,
  middle,
  pageSpace,
  stack4,
  stack5,
  stack8,
  windowHigh,
} from '#web/ui/layout.css.ts';
import { NoticeCard } from '#web/ui/notice.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { h1, h2, kicker, lead, muted, small } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { feedbackOf, type Feedback, type Round } from './feedback-data.ts';
import { FullResultShown, isFull } from '#web/features/feedback/result/full-result.tsx';
import { NewRound } from './new-round.tsx';
import { RoundProgress } from './round-progress.tsx';

const inPage = ofPage(feedback, `${stack5} ${windowHigh}`);

/** The page of one assessment, or of the latest if undefined. */
export function FeedbackOf({ id }: { id: string | undefined }) {
  const query = useQuery(dashboardAssessment(id));
  return (
    <Container className={`${stack8} ${pageSpace}`}>
      <header>
        <p className={kicker}>{copy.kicker}</p>
        <h1 className={`${h1} ${above3}`}>{copy.title}</h1>
        <p className={`${lead} ${muted} ${above3}`}>{copy.lead}</p>
        <BackToResults id={query.data?.id ?? id} />
      </header>
      <Loaded query={query} {...inPage}>
        {(assessment) =>
          assessment?.access === 'owner' && assessment.isCompleted ? (
            <OwnFeedback assessment={assessment} />
          ) : (
            <NoFeedback access={assessment?.access} />
          )
        }
      </Loaded>
    </Container>
  );
}

function NoFeedback({ access }: { access: Access | undefined }) {
  const why = access === undefined ? 'none' : access === 'reader' ? 'notYours' : 'unfinished';
  const { title, text } = copy.problems[why];
  return (
    <NoticeCard title={title} text={<p>{why === 'unfinished' ? text : `${text} ${elsewhere}`}</p>}>
      <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
        {copy.problems.action}
      </Link>
    </NoticeCard>
  );
}

function OwnFeedback({ assessment }: { assessment: Assessment }) {
  return (
    <Loaded query={useQuery(feedbackOf(assessment.id))} {...inPage}>
      {(data) => <Rounds assessment={assessment} data={data} />}
    </Loaded>
  );
}

type FullRound = Round & { result: FullResult };

function Rounds({ assessment, data }: { assessment: Assessment; data: Feedback }) {
  const { rounds } = data;
  const last = rounds.find(({ kind }) => kind === 'full');
  // A round with too few answers has a result if a manager answered.
  const published = rounds.filter(isFull);
  const [chosen, setChosen] = useState(published[0]?.roundId);
  const asked = rounds.find(({ kind, result }) => kind === 'focus' && result !== null);
  const open = last?.canCancel ? last : undefined;
  const shown = published.find(({ roundId }) => roundId === chosen) ?? published[0];

  return (
    <div className={stack8}>
      {open && (
        <TitledPart title={copy.open.title} isBeside>
          <RoundProgress assessmentId={assessment.id} round={open} note={() => copy.note} />
        </TitledPart>
      )}
      {published.length > 1 && shown && (
        <div className={fieldWidth}>
          <SelectField
            label={copy.choose}
            value={shown.roundId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {published.map(({ roundId, startsOn }) => option(roundId, shortDay(startsOn)))}
          </SelectField>
        </div>
      )}
      {shown && <Result key={shown.roundId} assessmentId={assessment.id} round={shown} />}
      {asked && (
        <TitledPart title={askThree.title} lead={copy.asked(shortDay(asked.startsOn))} isBeside>
          <Link
            to="/assessment/plan"
            search={{ id: assessment.id }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {myPlan.card.open}
          </Link>
        </TitledPart>
      )}
      {!open && (
        <TitledPart title={copy.start.title} lead={copy.start.lead} isBeside>
          <NewRound
            feedback={data}
            action={published.length === 0 ? null : copy.start.again}
            assessment={assessment}
            kind="full"
            plannedFor={null}
            note={() => copy.note}
          />
        </TitledPart>
      )}
    </div>
  );
}

/** A published round, from which competencies can be added to the plan that continues. */
function Result({ assessmentId, round }: { assessmentId: string; round: FullRound }) {
  const addToPlan = (id: CompetencyId) => (
    <AddToPlan assessmentId={assessmentId} competencyId={id} />
  );
  return (
    <div className={stack4}>
      <div className={`${cluster4} ${middle} ${apart} ${below4}`}>
        <div>
          <h2 className={h2}>{fullResult.title}</h2>
          <p className={`${small} ${muted}`}>{fullResult.asked(shortDay(round.startsOn))}</p>
        </div>
        <Button variant="secondary" onClick={() => printFeedback(round)}>
          <PrintIcon />
          {fullResult.print}
        </Button>
      </div>
      <FullResultShown {...round} action={addToPlan} />
    </div>
  );
}

/** Prints only the result. Call it from a click. */
function printFeedback(round: FullRound): void {
  const html = import('#web/features/results/printed/printed-feedback.tsx').then(
    ({ feedbackHtml }) => feedbackHtml(round, reportName()),
  );
  printWhenReady(html, 'the feedback');
}
