import { untilGoneFromBackups } from '#content/backups.ts';
import { yourData } from '#content/your-data.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { keepAssessment } from '#web/features/assessment/data/queries.ts';
import { forgetErased } from '#web/features/assessment/data/erasure.ts';
import { EmailDialog } from '#web/features/assessment/dialogs/email-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChange, type KeptAssessment } from './kept.ts';

/** What somebody is about to do with one of the assessments. */
export interface Doing {
  what: 'change' | 'remove' | 'erase' | 'keepHere';
  assessment: KeptAssessment;
}

interface AssessmentDialogsProps {
  doing: Doing | null;
  onClose: () => void;
  onDone: (what: string) => void;
}

export function AssessmentDialogs({ doing, onClose, onDone }: AssessmentDialogsProps) {
  const { changing, removing, keepingHere, erasingOne } = yourData;
  const { sendsMail, retention } = useSettings();
  const said = ({ description, mailed }: { description: string; mailed: string }) =>
    sendsMail ? `${description} ${mailed}` : description;
  const isByLink = doing?.assessment.sessionId === null;
  const finish = (what: string) => {
    onClose();
    onDone(what);
  };
  const address = useChange(
    (email: string | null) => client.assessment.update.mutate({ id: doing!.assessment.id, email }),
    (changed, email) => {
      keepAssessment(changed);
      finish(email === null ? removing.done : changing.done);
    },
  );
  const erasing = useChange(
    ({ id }: KeptAssessment) => client.assessment.erase.mutate({ id }),
    async (_, { id, sessionId }) => {
      await forgetErased([{ id, sessionId }]);
      finish(erasingOne.done);
    },
  );
  const keeping = useChange(
    ({ id }: KeptAssessment) => client.assessment.keepOnlyHere.mutate({ id }),
    async (_, { id }) => {
      // It has another id now: what this browser stored under the old one leads nowhere.
      await forgetErased([{ id, sessionId: null }]);
      finish(keepingHere.done);
    },
  );
  const email = doing?.assessment.email ?? '';

  return (
    <>
      <EmailDialog
        open={doing?.what === 'change'}
        title={email === '' ? yourData.assessments.add : changing.title}
        description={isByLink ? `${said(changing)} ${changing.byLink}` : said(changing)}
        submitLabel={email === '' ? yourData.assessments.add : changing.action}
        pendingLabel={changing.pending}
        pending={address.isPending}
        initialEmail={email}
        onSubmit={(given) => address.mutateAsync(given)}
        explain={(failure) => whatToDo(failure, serverMessage(failure) ?? changing.failed)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={doing?.what === 'remove'}
        words={{ ...removing, description: isByLink ? removing.byLink : said(removing) }}
        pending={address.isPending}
        onConfirm={() => address.mutateAsync(null)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={doing?.what === 'keepHere'}
        words={keepingHere}
        pending={keeping.isPending}
        onConfirm={() => keeping.mutateAsync(doing!.assessment)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={doing?.what === 'erase'}
        words={{
          ...erasingOne,
          description: `${said(erasingOne)} ${untilGoneFromBackups(retention)}`,
        }}
        byWord
        pending={erasing.isPending}
        onConfirm={() => erasing.mutateAsync(doing!.assessment)}
        onClose={onClose}
      />
    </>
  );
}
