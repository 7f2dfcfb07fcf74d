import { createContext, useContext, useState, type ReactNode } from 'react';
import { FindResultsDialog } from './find-results-dialog.tsx';

const OpenContext = createContext<(() => void) | null>(null);

/** One Find My Results dialog for all the buttons that open it. */
export function FindResultsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      <FindResultsDialog open={open} onClose={() => setOpen(false)} />
    </OpenContext>
  );
}

/** Opens the Find My Results dialog. */
export function useFindResults(): () => void {
  const open = useContext(OpenContext);
  if (!open) throw new Error('FindResultsProvider is missing above this component');
  return open;
}
