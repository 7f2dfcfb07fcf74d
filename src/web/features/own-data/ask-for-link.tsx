import { useMutation } from '@tanstack/react-query';
import { yourData } from '#content/your-data.ts';
import { failureText } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, useEmailForm } from '#web/features/assessment/dialogs/email-dialog.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './own-data.css.ts';

const { link: words } = yourData;

interface AskForLinkProps {
  /** True if it is what the visitor came for. */
  isMain?: boolean;
}

/** Mails a link to everything that is stored under an address. */
export function AskForLink({ isMain = false }: AskForLinkProps) {
  const asking = useMutation({
    mutationFn: (given: string) => client.person.requestLink.mutate({ email: given }),
  });
  const { form, field } = useEmailForm(asking.isPending, asking.mutateAsync, (failure) =>
    failureText(failure, words.failed),
  );

  return (
    <>
      <form {...form} className={css.form}>
        <EmailField {...field} readOnly={asking.isPending} enterKeyHint="send" />
        <div className={css.actions}>
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
            <p className={css.measure}>{words.sent.text}</p>
          </>
        )}
      </div>
    </>
  );
}
