import { feedbackForm as words } from '#content/feedback-form.ts';
import { closingQuestions, notObserved, withName } from '#content/feedback-statements.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import { MAX_COMMENT } from '#domain/feedback/feedback.ts';
import {
  RatingGroup,
  type RatingGroupProps,
} from '#web/features/assessment/questions/rating-group.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { Answers, Invitation } from './data/form-device.ts';
import type { FormView } from './data/form-outbox.ts';
import { countAnswered, isManager } from './data/invitation.ts';
import { above2, asBlock } from '#web/ui/layout.css.ts';

export interface QuestionsProps {
  invitation: Invitation;
  view: FormView;
  onChange: (change: (answers: Answers) => Answers) => void;
  onRetry: () => void;
  onSend: () => void;
  onDecline: (neverAgain: boolean) => Promise<void>;
  isSending: boolean;
  problem: string | null;
}

/** Gives this rating, or takes it back if it is the one that was given; null for "Not observed". */
function rated(id: CompetencyId, rating: number | null) {
  return ({ ratings, texts }: Answers): Answers => {
    const { [id]: before, ...others } = ratings;
    return { ratings: before === rating ? others : { ...ratings, [id]: rating }, texts };
  };
}

interface QuestionProps<Value extends number>
  extends
    Pick<QuestionsProps, 'view' | 'onChange'>,
    Pick<RatingGroupProps<Value>, 'statement' | 'levels' | 'ends'> {
  id: CompetencyId;
}

/** What is rated of one competency; "Not observed" is a choice, too. */
export function Question<Value extends number>({
  id,
  view,
  onChange,
  ...scale
}: QuestionProps<Value>) {
  const rating = view.answers.ratings[id];
  return (
    <RatingGroup
      {...scale}
      value={(rating ?? null) as Value | null}
      hint={rating === undefined ? words.hint : undefined}
      onRate={(value) => onChange(rated(id, value))}
      other={{
        label: notObserved.label,
        isChosen: rating === null,
        onChoose: () => onChange(rated(id, null)),
      }}
    />
  );
}

export function commentAdvice(invitation: Invitation): string {
  const { advice, managerAdvice } = closingQuestions;
  return withName(isManager(invitation) ? managerAdvice : advice, invitation.name);
}

interface CommentFieldProps extends Pick<QuestionsProps, 'onChange'> {
  which: keyof Answers['texts'];
  label: string;
  advice?: string;
  value: string;
}

export function CommentField({ onChange, which, label, advice = '', value }: CommentFieldProps) {
  return (
    <TextAreaField
      label={label}
      hint={
        <>
          {advice && <span>{`${advice} `}</span>}
          <span
            className={`${asBlock} ${above2}`}
          >{`${words.left(MAX_COMMENT - value.length)}.`}</span>
        </>
      }
      maxLength={MAX_COMMENT}
      value={value}
      onChange={({ target }) =>
        onChange(({ ratings, texts }) => ({ ratings, texts: { ...texts, [which]: target.value } }))
      }
    />
  );
}

export function FormSaving({ view, onRetry }: Pick<QuestionsProps, 'view' | 'onRetry'>) {
  const { saved, saving, waiting, notStored, attention, retry } = words.saving;
  return (
    <SaveState
      state={view.state}
      isStored={view.isStored}
      words={{
        saved: countAnswered(view.answers) === 0 ? null : view.isHeld ? waiting : saved,
        saving,
        waiting: view.isStored ? waiting : notStored,
        attention,
      }}
      retry={retry}
      onRetry={onRetry}
    />
  );
}
