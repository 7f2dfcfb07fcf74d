import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { feedback } from '#content/feedback-leader.ts';
import { TextButton } from '#web/features/plan/text-button.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { muted, small, strong } from '#web/ui/text.css.ts';
import { changeRound, type Round, type RoundChange } from './feedback-data.ts';
import { buttons, fieldWidth, stack4 } from '#web/ui/layout.css.ts';
import { OwnNote } from './own-note.tsx';

const { progress: copy, canceling } = feedback;

interface RoundProgressProps {
  assessmentId: string;
  round: Round;
  note: (isLater: boolean) => string;
}

/** A round that is planned or open: how many answered, never who, and what can still be changed. */
export function RoundProgress({ assessmentId, round, note }: RoundProgressProps) {
  const { state, invited, answered, declined, bounced, closesOn } = round;
  const [isCanceling, setIsCanceling] = useState(false);
  const change = (to: RoundChange) => changeRound(assessmentId, round.roundId, to);
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: change });
  const isPlanned = state === 'draft';
  const button = (to: RoundChange) => ({
    variant: 'secondary' as const,
    pending: isPending && variables === to,
    'aria-disabled': isPending,
    onClick: () => mutate(to),
  });
  return (
    <div className={stack4}>
      <div role="status" className={stack4}>
        {isPlanned ? (
          <p className={strong}>{copy.scheduled(invited, shortDay(round.startsOn))}</p>
        ) : (
          <div className={`${stack4} ${fieldWidth}`}>
            <p className={strong}>{copy.answered(answered, invited)}</p>
            <ProgressBar
              label={copy.bar}
              value={answered}
              max={invited}
              valueText={copy.answered(answered, invited)}
            />
          </div>
        )}
        <p className={`${small} ${muted}`}>
          {[
            !isPlanned && copy.closes(shortDay(closesOn)),
            declined > 0 && copy.declined(declined),
            bounced > 0 && copy.bounced(bounced),
            copy.never,
            copy.whenDone,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className={buttons}>
        {round.canPublish && <Button {...button('publish')}>{copy.publish}</Button>}
        {round.canExtend && <Button {...button('extend')}>{copy.extend}</Button>}
        {round.canCancel && (
          <TextButton aria-disabled={isPending} onClick={() => setIsCanceling(true)}>
            {copy.cancel}
          </TextButton>
        )}
      </div>
      <ErrorSlot error={error && failureText(error, copy.changeFailed)} />
      {answered < invited && <OwnNote text={note(isPlanned)} />}
      <Confirm
        open={isCanceling}
        words={{ ...canceling, failed: copy.changeFailed }}
        onConfirm={() => change('cancel')}
        onClose={() => setIsCanceling(false)}
      />
    </div>
  );
}
