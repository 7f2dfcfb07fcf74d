import { feedbackForm as words, focusLevels } from '#content/feedback-form.ts';
import { focusRatings, type FocusRating } from '#domain/feedback/feedback.ts';
import type { ScaleLevel } from '#web/features/assessment/questions/rating-group.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Container } from '#web/ui/boxes.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { askedAbout, countRated } from './data/invitation.ts';
import {
  commentAdvice,
  CommentField,
  FormSaving,
  Question,
  type QuestionsProps,
} from './form-parts.tsx';
import { ScreenHeader } from './form-states.tsx';
import { Decline } from './invited.tsx';
import * as text from '#web/ui/text.css.ts';
import { buttons, cluster2, goneIfEmpty, inside6, middle, stack5 } from '#web/ui/layout.css.ts';
import * as css from './questions.css.ts';

const levels: readonly ScaleLevel<FocusRating>[] = focusRatings.map((value) => ({
  value,
  mark: value > 0 ? `+${value}` : String(value).replace('-', '−'),
  label: focusLevels[value],
  color: value < 0 ? 'orange' : value > 0 ? 'green' : 'blue',
}));
const ends = [focusLevels[-3], focusLevels[0], focusLevels[3]] as const;

export function FocusQuestions(props: QuestionsProps) {
  const { invitation, view, onChange, onSend, isSending, problem } = props;
  const { name } = invitation;
  const [before, after] = words.focus.question(name);
  const canSend = countRated(view.answers) > 0;
  return (
    <Container width="narrow" className={`${stack5} ${inside6}`}>
      <ScreenHeader title={words.full.title(name)} />
      <Card pad="lg" className={css.questions}>
        {askedAbout(invitation).map(({ id, name: competency }) => (
          <Question
            key={id}
            id={id}
            view={view}
            statement={
              <>
                <span>{before}</span>
                <strong>{competency}</strong>
                <span>{after}</span>
              </>
            }
            levels={levels}
            ends={ends}
            onChange={onChange}
          />
        ))}
        <CommentField
          which="sentence"
          label={words.focus.sentence(name)}
          advice={commentAdvice(invitation)}
          value={view.answers.texts.sentence}
          onChange={onChange}
        />
      </Card>
      <div className={buttons}>
        <Button
          size="lg"
          pending={isSending}
          pendingLabel={words.sending}
          aria-disabled={!canSend}
          aria-describedby="send-hint"
          onClick={onSend}
        >
          {words.send}
        </Button>
        <p id="send-hint" className={`${text.small} ${text.muted} ${goneIfEmpty}`}>
          {canSend ? '' : words.focus.missing}
        </p>
        {!canSend && <Decline {...props} />}
        <div className={`${cluster2} ${middle} ${text.small} ${text.muted}`}>
          <FormSaving {...props} />
        </div>
      </div>
      <ErrorSlot error={problem} />
    </Container>
  );
}
