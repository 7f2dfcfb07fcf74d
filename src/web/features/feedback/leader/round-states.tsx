import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { feedback } from '#content/feedback-leader.ts';
import { failureText } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { strong } from '#web/ui/text.css.ts';
import { stack } from '#web/ui/layout.css.ts';
import * as css from './feedback.css.ts';

const copy = feedback.verify;

/** Only an address that its owner has shown to be theirs can ask others: this mails the link for that. */
function VerifyAddress({ email }: { email: string | null }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (address: string) => client.person.requestLink.mutate({ email: address }),
  });
  if (email === null) {
    return (
      <div className={stack[4]}>
        <p>{feedback.noAddress.text}</p>
        <div className={css.buttons}>
          <Link to="/your-data" className={buttonClass({ variant: 'secondary' })}>
            {feedback.noAddress.action}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className={stack[4]}>
      <p>{copy.text}</p>
      <div className={css.buttons}>
        <Button variant="secondary" pending={isPending} onClick={() => mutate(email)}>
          {copy.action}
        </Button>
      </div>
      <p role="status" className={css.said}>
        {isSuccess && copy.sent(email)}
      </p>
      <p role="alert" className={css.wrong}>
        {error && failureText(error, copy.failed)}
      </p>
    </div>
  );
}

interface CannotStartProps {
  email: string | null;
  /** In the server's words. */
  reason: string;
  isVerified: boolean;
}

/** In place of the form. */
export function CannotStart({ email, reason, isVerified }: CannotStartProps) {
  return isVerified ? <p>{reason}</p> : <VerifyAddress email={email} />;
}

/** After a round without a result. */
export function TooFew() {
  return (
    <div>
      <p className={strong}>{feedback.tooFew.title}</p>
      <p>{feedback.tooFew.text}</p>
      <p>{feedback.tooFew.todo}</p>
    </div>
  );
}
