import { useMutation } from '@tanstack/react-query';
import { sharing } from '#content/sharing.ts';
import { errorStatus, serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { revokeLink, type ShareLink } from './sharing-data.ts';
import * as css from './sharing.css.ts';

const { revoking: words } = sharing;

interface RevokeDialogProps {
  id: string;
  /** Undefined: none is to be revoked. */
  link: ShareLink | undefined;
  onClose: () => void;
  onRevoked: (link: ShareLink) => void;
}

/** Asks before a link is taken back, which cannot be undone. */
export function RevokeDialog({ id, link, onClose, onRevoked }: RevokeDialogProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ linkId }: ShareLink) =>
      revokeLink(id, linkId).catch((problem: unknown) => {
        // It is gone already: that is what was wanted.
        if (errorStatus(problem) !== 404) throw problem;
      }),
    onSuccess: (_, gone) => onRevoked(gone),
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={link !== undefined}
      onClose={close}
      role="alertdialog"
      title={link && words.title(link.name)}
      description={words.description}
      busy={isPending}
      footer={
        <>
          <Button variant="secondary" data-autofocus aria-disabled={isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel={words.pending}
            onClick={() => link && mutate(link)}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <p role="alert" className={css.refused}>
        {error && whatToDo(error, serverMessage(error) ?? words.failed)}
      </p>
    </Dialog>
  );
}
