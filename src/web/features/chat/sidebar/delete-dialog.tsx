import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Conversation } from '#web/features/chat/data/types.ts';

interface DeleteDialogProps {
  /** Null while nothing is asked. */
  conversation: Conversation | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ conversation, pending, onConfirm, onClose }: DeleteDialogProps) {
  const { title, question, cancel, confirm, pending: deleting } = chat.deletion;
  return (
    <Dialog
      open={conversation !== null}
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={conversation && question.replace('{title}', () => conversation.title)}
      busy={pending}
      footer={
        <>
          <Button variant="secondary" data-autofocus aria-disabled={pending} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" pending={pending} pendingLabel={deleting} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
