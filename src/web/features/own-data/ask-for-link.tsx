import { useMutation } from '@tanstack/react-query';
import { yourData } from '#content/your-data.ts';
import { failureText } from '#web/lib/api-error.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailForm } from '#web/features/assessment/dialogs/email-dialog.tsx';
import * as text from '#web/ui/text.css.ts';
import { above4, cluster3, fieldWidth, measure } from '#web/ui/layout.css.ts';

const { link: words } = yourData;

export function AskForLink({ isMain = false }: { isMain?: boolean }) {
  const asking = useMutation({
    mutationFn: (email: string) => client.person.requestLink.mutate({ email }),
  });

  return (
    <>
      <EmailForm
        className={fieldWidth}
        enterKeyHint="send"
        pending={asking.isPending}
        onSubmit={asking.mutateAsync}
        explain={(failure) => failureText(failure, words.failed)}
      >
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
      </EmailForm>
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
