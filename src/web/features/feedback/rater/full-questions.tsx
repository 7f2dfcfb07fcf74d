import { useState } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import {
  closingQuestions,
  feedbackLevels,
  feedbackStatements,
  withName,
} from '#content/feedback-statements.ts';
import { competencies } from '#domain/competencies.ts';
import { LEAST_RATED } from '#domain/feedback/feedback.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { ActionBar } from '#web/features/assessment/questions/action-bar.tsx';
import * as page from '#web/features/assessment/questions/in-progress-view.css.ts';
import { QuestionCard } from '#web/features/assessment/questions/question-card.tsx';
import { RatingGuide } from '#web/features/assessment/questions/rating-group.tsx';
import { useQuestionKeys } from '#web/features/assessment/questions/use-question-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Container } from '#web/ui/boxes.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { above4, buttons, cluster5, inside4, stack3, stack5, stack6 } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';
import { countRated } from './data/invitation.ts';
import type { Answers } from './data/form-device.ts';
import {
  commentAdvice,
  CommentField,
  FormSaving,
  Question,
  type QuestionsProps,
} from './form-parts.tsx';
import { Decline } from './invited.tsx';
import * as css from './questions.css.ts';

const levels = ratingScale.map((level) => ({
  ...level,
  description: feedbackLevels[level.value],
}));

/** The position of the two questions after the last statement. */
const CLOSING = competencies.length;

/** After the last statement that was answered; after all of them, the closing questions. */
function startIndex({ ratings }: Answers): number {
  return competencies.findLastIndex(({ id }) => ratings[id] !== undefined) + 1;
}

/** The 35 statements, one at a time, as the assessment shows them, and two closing questions. */
export function FullQuestions(props: QuestionsProps) {
  const { invitation, view, onChange, onSend, isSending } = props;
  const { name } = invitation;
  const { answers } = view;
  const [index, setIndex] = useState(() => startIndex(answers));
  const [hasMoved, setMoved] = useState(false);
  const competency = competencies[index];
  const missing = LEAST_RATED - countRated(answers);
  const canGoNext = competency !== undefined || missing <= 0;
  const rating = competency && answers.ratings[competency.id];

  function show(position: number): void {
    setIndex(position);
    setMoved(true);
  }
  const next = () => competency && show(index + 1);
  const previous = () => index > 0 && show(index - 1);

  const hint = competency && rating === undefined && words.full.canSkip;

  useQuestionKeys({ next, previous });

  return (
    <Container className={inside4}>
      <h1 tabIndex={-1} className={text.visuallyHidden}>
        {words.full.title(name)}
      </h1>
      <div className={page.columns}>
        <div className={`${page.questions} ${css.levels}`}>
          {competency ? (
            <QuestionCard
              index={index}
              competency={competency}
              inArea={words.full.inArea}
              takesFocus={hasMoved}
            >
              <Question
                key={competency.id}
                id={competency.id}
                view={view}
                statement={withName(feedbackStatements[competency.id], name)}
                levels={levels}
                onChange={onChange}
              />
            </QuestionCard>
          ) : (
            <Closing
              {...props}
              missing={missing}
              onOpen={() => show(competencies.findIndex(({ id }) => answers.ratings[id] == null))}
            />
          )}
          <ActionBar
            canGoBack={index > 0}
            canGoNext={canGoNext}
            hint={hint || ''}
            last={
              index === CLOSING
                ? words.send
                : index === CLOSING - 1
                  ? words.full.toClosing
                  : undefined
            }
            isPending={isSending}
            onPrevious={previous}
            onNext={competency ? next : onSend}
          >
            <FormSaving {...props} />
          </ActionBar>
        </div>
        <aside className={`${stack6} ${page.aside}`} aria-label={words.full.progress}>
          <Progress answers={answers} />
          {competency && <RatingGuide levels={levels} />}
        </aside>
      </div>
    </Container>
  );
}

interface ClosingProps extends QuestionsProps {
  missing: number;
  onOpen: () => void;
}

/** In the rater's own words; and what is missing to send them. */
function Closing({
  missing,
  onOpen,
  onDecline,
  invitation,
  view,
  problem,
  onChange,
}: ClosingProps) {
  const { name } = invitation;
  const { texts } = view.answers;
  const { closing, optional, toOpen, notEnoughSeen } = words.full;
  return (
    <Card as="section" pad="lg" id="questions" aria-labelledby="closing" className={stack5}>
      <h2 id="closing" ref={focus} tabIndex={-1} className={text.h2}>
        {closing}
      </h2>
      {missing > 0 && (
        <Card tone="deep" className={stack3}>
          <p>{words.full.missing(missing)}</p>
          <p className={text.muted}>{notEnoughSeen}</p>
          <div className={buttons}>
            <Button variant="secondary" size="lg" onClick={onOpen}>
              {toOpen}
            </Button>
            <Decline invitation={invitation} onDecline={onDecline} look="quiet" />
          </div>
        </Card>
      )}
      <p className={text.muted}>{`${optional} ${commentAdvice(invitation)}`}</p>
      {(['keep', 'help'] as const).map((which) => (
        <CommentField
          key={which}
          which={which}
          label={withName(closingQuestions[which], name)}
          value={texts[which]}
          onChange={onChange}
        />
      ))}
      <ErrorSlot error={problem} />
    </Card>
  );
}

/** The button that led here is gone or means something else now. */
const focus = (heading: HTMLElement | null) => heading?.focus();

function Progress({ answers }: { answers: Answers }) {
  const count = countRated(answers);
  return (
    <Card as="section" tone="deep" aria-labelledby="your-page">
      <h2 id="your-page" className={text.h4}>
        {words.full.progress}
      </h2>
      <dl className={`${cluster5} ${above4}`}>
        <div>
          <dt className={`${text.small} ${text.muted}`}>{words.full.rated}</dt>
          <dd className={text.figure}>{`${count} of ${competencies.length}`}</dd>
        </div>
        <div>
          <dt className={`${text.small} ${text.muted}`}>{words.full.toSend}</dt>
          <dd className={text.figure}>{LEAST_RATED}</dd>
        </div>
      </dl>
    </Card>
  );
}
