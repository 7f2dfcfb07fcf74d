import { Fragment, useRef, type ReactNode, type MouseEvent } from 'react';
import { myPlan, planWords } from '#content/my-plan.ts';
import { competencyName, type CompetencyId } from '#domain/competencies.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import { draftedFocus, openSteps, planProgress, planFault, type Plan } from '#domain/plan.ts';
import { BackToResults } from '#web/features/results/back-to-results.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Container } from '#web/ui/boxes.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RefusalNotice, SaveState } from '#web/ui/save-state.tsx';
import { bottomBar } from '#web/ui/state.css.ts';
import {
  accent,
  h1,
  h2,
  kicker,
  label,
  lead,
  medium,
  muted,
  smallSize,
  strong,
  tabular,
  textLink,
} from '#web/ui/text.css.ts';
import { unsavedIn, type PlanView } from './data/plan-outbox.ts';
import * as css from './plan.css.ts';
import { withAction } from './plan-edits.ts';
import { dueText, firstSentence, useEditedPlan } from './use-plan.ts';
import {
  above1,
  above3,
  across,
  asBlock,
  below3,
  buttons,
  inside6,
  noRoomIfEmpty,
  split,
  stack5,
  whole,
} from '#web/ui/layout.css.ts';

/* What stands around the focuses of a plan: the title, the next step, notices, and the bar. */

export interface PlanHeaderProps {
  /** The assessment that the plan is made from; undefined while it loads, null if the visitor has none. */
  assessmentId: string | undefined | null;
  children?: ReactNode;
}

/** The page's title and the link back to the results; the same in every state. */
export function PlanHeader({ assessmentId, children }: PlanHeaderProps) {
  return (
    <Container className={`${split} ${inside6}`}>
      <div>
        <p className={kicker}>{myPlan.kicker}</p>
        <h1 className={`${h1} ${above3}`}>{planWords.title}</h1>
        <p className={`${lead} ${muted} ${above3}`}>{myPlan.lead}</p>
        {assessmentId !== null && <BackToResults id={assessmentId} />}
      </div>
      {children}
    </Container>
  );
}

/** A second tap within this time was meant for the previous step. */
const SECOND_TAP_MS = 1000;

interface NextStepProps {
  plan: Plan;
  children: ReactNode;
}

export function NextStep({ plan, children }: NextStepProps) {
  const { outbox, today } = useEditedPlan();
  const [step] = openSteps(plan);
  const card = useRef<HTMLDivElement>(null);
  const lastDone = useRef(-SECOND_TAP_MS);
  if (planProgress(plan).total === 0) return null;
  const first = step ? firstSentence(step.text) : '';
  const finish = ({ timeStamp }: MouseEvent) => {
    if (!step || timeStamp - lastDone.current < SECOND_TAP_MS) return;
    lastDone.current = timeStamp;
    outbox.edit((before, at) => withAction(before, at, step.id, { isDone: true }));
    void outbox.send();
    // The button disappears after the last step.
    if (openSteps(plan).length === 1) card.current?.focus();
  };
  return (
    <Card
      as="section"
      tone="ink"
      pad="lg"
      aria-labelledby="next-step"
      ref={card}
      tabIndex={-1}
      data-print="hide"
    >
      <div className={stack5}>
        <div role="status">
          {step ? (
            <>
              <h2 id="next-step" className={`${label} ${accent} ${below3}`}>
                {step.dueOn ? `${planWords.next}: ${dueText(step.dueOn, today)}` : planWords.next}
              </h2>
              <p>
                <span className={`${asBlock} ${lead} ${medium}`}>{first}</span>
                <span className={`${asBlock} ${above1} ${muted}`}>
                  {step.text.slice(first.length)}
                </span>
              </p>
              <p className={`${smallSize} ${above3} ${muted}`}>
                {competencyName(step.competencyId)}
              </p>
            </>
          ) : (
            <h2 id="next-step" className={h2}>
              {planWords.allDone}
            </h2>
          )}
        </div>
        {step ? (
          <div className={buttons}>
            <Button onClick={finish}>
              <CheckIcon />
              {myPlan.markDone}
            </Button>
          </div>
        ) : (
          children
        )}
      </div>
    </Card>
  );
}

interface PlanStateProps {
  plan: Plan;
  view: PlanView;
  onRetry: () => void;
}

const NOTICE_ID = 'plan-notice';

const showNotice = () => document.getElementById(NOTICE_ID)?.focus();

export function PlanNotice({ plan, view: { problem, saved }, onRetry }: PlanStateProps) {
  const focuses = draftedFocus(plan).length;
  const isOverfull = problem === 'tooMuch' && focuses > MAX_FOCUS;
  const words = isOverfull ? tooMany(focuses) : problem && myPlan.problem[problem];
  const fault = problem === 'tooMuch' && !isOverfull ? planFault(plan) : undefined;
  const { sendsMail } = useSettings();
  return (
    <div
      role="alert"
      id={NOTICE_ID}
      tabIndex={-1}
      className={`${across} ${noRoomIfEmpty} ${css.alert}`}
    >
      {words && (
        <RefusalNotice title={words.title}>
          {fault !== undefined && <p className={strong}>{fault}</p>}
          {problem === 'refused' && <Unsaved plan={plan} saved={saved} />}
          {isOverfull && (
            <p className={strong}>
              <FocusLinks ids={draftedFocus(plan).map(({ competencyId }) => competencyId)} />
            </p>
          )}
          <p>
            {'mailed' in words
              ? `${words.text} ${sendsMail ? words.mailed : words.notMailed}`
              : words.text}
          </p>
          {problem === 'refused' && (
            <Button variant="secondary" onClick={onRetry}>
              {myPlan.saving.retry}
            </Button>
          )}
        </RefusalNotice>
      )}
    </div>
  );
}

const { counts, ...tooManyWords } = myPlan.problem.tooMany;

const tooMany = (count: number) => ({
  title: tooManyWords.title(counts[count]!),
  text: `${myPlan.problem.tooMuch.text} ${tooManyWords.text(counts[count - MAX_FOCUS]!)}`,
});

/** Links to the competencies whose changes are not on the server. */
function Unsaved({ plan, saved }: { plan: Plan; saved: Plan | null }) {
  const ids = unsavedIn(plan, saved);
  if (ids.size === 0) return <p className={strong}>{myPlan.problem.changedStart}</p>;
  return (
    <p className={strong}>
      {myPlan.problem.changedIn} <FocusLinks ids={[...ids]} />
    </p>
  );
}

/** The competencies' names, each a link to its part of the page, and a period. */
function FocusLinks({ ids }: { ids: readonly CompetencyId[] }) {
  return (
    <>
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && <span>, </span>}
          <a href={`#focus-${id}`} className={textLink}>
            {competencyName(id)}
          </a>
        </Fragment>
      ))}
      <span>.</span>
    </>
  );
}

const { saving } = myPlan;

/** The bar at the bottom of the window: the plan's progress, and whether it is saved. */
export function PlanBar({ plan, view: { state, isStored, problem }, onRetry }: PlanStateProps) {
  const progress = planProgress(plan);
  const words = planWords.progress(progress);
  const canRetry = problem === null || problem === 'forbidden';
  return (
    <div className={bottomBar} data-fixed-bar data-print="hide">
      <Container className={css.barWords}>
        <p className={`${strong} ${whole} ${tabular}`}>{words}</p>
        {progress.total > 0 && (
          <ProgressBar
            label={planWords.title}
            value={progress.done}
            max={progress.total}
            valueText={words}
            className={css.barLine}
          />
        )}
        <div className={muted}>
          <SaveState
            state={state}
            isStored={isStored}
            words={{ ...saving, waiting: isStored ? saving.waiting : saving.notStored }}
            retry={canRetry ? saving.retry : saving.why}
            onRetry={canRetry ? onRetry : showNotice}
          />
        </div>
      </Container>
    </div>
  );
}
