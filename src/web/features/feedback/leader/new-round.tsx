import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { feedback } from '#content/feedback-leader.ts';
import { edgeTool } from '#web/features/plan/plan.css.ts';
import { failureText } from '#web/lib/api-error.ts';
import { shortDay } from '#web/lib/dates.ts';
import { client } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { strong } from '#web/ui/text.css.ts';
import { buttons, stack3, stack4 } from '#web/ui/layout.css.ts';
import type { Feedback } from './feedback-data.ts';
import { RoundForm, type RoundFormProps } from './round-form.tsx';

const copy = feedback.verify;

/** Only leaders with a verified address can invite raters. This sends the link that verifies it. */
function VerifyAddress({
  assessment: { id, email },
  kind,
}: Pick<RoundFormProps, 'assessment' | 'kind'>) {
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) =>
      client.person.requestLink.mutate({ email: address, feedback: { id, kind } }),
    onSuccess: () => setSent(true),
  });
  return (
    <div className={stack4}>
      <p role="status">
        {isSent && email !== null ? (
          <span>
            {copy.sentTo} <EmailAddress end=".">{email}</EmailAddress> {copy.sent}
          </span>
        ) : (
          <span>{email === null ? feedback.noAddress.text : copy.text}</span>
        )}
      </p>
      <div className={buttons}>
        {email === null ? (
          <Link to="/your-data" className={buttonClass({ variant: 'secondary' })}>
            {feedback.noAddress.action}
          </Link>
        ) : (
          <Button
            variant={isSent ? 'quiet' : 'secondary'}
            className={isSent ? edgeTool : ''}
            pending={isPending}
            pendingLabel={copy.pending}
            onClick={() => mutate(email)}
          >
            {isSent ? copy.again : copy.action}
          </Button>
        )}
      </div>
      <ErrorSlot error={error && failureText(error, copy.failed)} />
    </div>
  );
}

interface NewRoundProps extends Omit<RoundFormProps, 'lastName' | 'onCancel' | 'mustWait'> {
  feedback: Feedback;
  /** The label of the button that opens the form; null if the form is always open. */
  action: string | null;
}

/** Says why the last round has no result. Then offers the form, or says why no new round can start. */
export function NewRound({ feedback: data, action, ...form }: NewRoundProps) {
  const last = data.rounds.find(({ kind }) => kind === form.kind);
  const [isOpen, setIsOpen] = useState(action === null);
  const reason = data.cannotStart[form.kind];
  const from = data.opensFrom[form.kind];
  const { plannedFor } = form;
  const day = from !== null && (plannedFor === null || plannedFor < from) ? from : plannedFor;
  const canPlan = reason === null || from !== null;
  return (
    <div className={stack4}>
      {last?.state === 'canceled' && <p>{feedback.canceled}</p>}
      {last?.state === 'too_few' && (
        <div className={stack3}>
          {/* Otherwise the page shows the managers' answers, and explains this there. */}
          {last.result === null && <p className={strong}>{feedback.tooFew.title}</p>}
          {last.result === null && <p>{feedback.tooFew.text}</p>}
          <p>{feedback.tooFew.todo}</p>
        </div>
      )}
      {reason !== null &&
        (data.isVerified ? (
          <p>
            {from !== null && day !== null
              ? `${reason} ${feedback.planAhead(shortDay(day))}`
              : reason}
          </p>
        ) : (
          <VerifyAddress {...form} />
        ))}
      {canPlan && isOpen && (
        <RoundForm
          {...form}
          lastName={data.rounds[0]?.name}
          plannedFor={day}
          mustWait={from !== null}
          {...(action !== null && { onCancel: () => setIsOpen(false) })}
        />
      )}
      {canPlan && !isOpen && (
        <div className={buttons}>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {action}
          </Button>
        </div>
      )}
    </div>
  );
}
