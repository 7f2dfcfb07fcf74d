import { useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { emailProblem } from '#domain/email.ts';
import { yourData } from '#content/your-data.ts';
import { failureText } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/features/assessment/dialogs/email-dialog.tsx';
import * as text from '#web/ui/text.css.ts';
import { above4, cluster3, fieldWidth, measure } from '#web/ui/layout.css.ts';

const { link: words } = yourData;

interface AskForLinkProps {
  /** True if it is what the visitor came for. */
  isMain?: boolean;
}

/** Mails a link to everything that is stored under an address. */
export function AskForLink({ isMain = false }: AskForLinkProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const asking = useMutation({
    mutationFn: (given: string) => client.person.requestLink.mutate({ email: given }),
    onError: (failure) => setError(failureText(failure, words.failed)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (asking.isPending) return;
    const problem = emailProblem(email);
    setError(problem ?? undefined);
    if (problem === null) asking.mutate(email.trim());
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={fieldWidth}>
        <EmailField
          value={email}
          error={error}
          readOnly={asking.isPending}
          enterKeyHint="send"
          onValue={(value) => {
            setEmail(value);
            setError(undefined);
          }}
        />
        <div className={`${cluster3} ${above4}`}>
          <Button
            type="submit"
            variant={isMain ? 'primary' : 'secondary'}
            pending={asking.isPending}
            pendingLabel={words.pending}
          >
            {words.action}
          </Button>
        </div>
      </form>
      <div role="status">
        {asking.isSuccess && (
          <>
            <p className={text.strong}>{words.sent.title}</p>
            <p className={measure}>{words.sent.text}</p>
          </>
        )}
      </div>
    </>
  );
}
