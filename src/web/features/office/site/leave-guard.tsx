import { useBlocker } from '@tanstack/react-router';
import { officeSite } from '#content/office-site.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const words = officeSite.leave;

/** Asks before what is not saved is lost: on the way to another page, and before the tab is closed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      role="alertdialog"
      title={words.title}
      description={words.text}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {words.go}
          </Button>
          <Button data-autofocus onClick={() => reset?.()}>
            {words.stay}
          </Button>
        </>
      }
    />
  );
}
