import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'children'> {
  renderDialog: (state: { open: boolean; onClose: () => void }) => ReactNode;
}

/** Opens a dialog, whose code loads with the first press. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setOpen(true)} />
      {open !== undefined && renderDialog({ open, onClose: () => setOpen(false) })}
    </>
  );
}
