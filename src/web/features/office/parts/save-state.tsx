import type { UseMutationResult } from '@tanstack/react-query';
import { CheckIcon } from '#web/ui/icons.tsx';
import { AlertIcon } from '#web/ui/tool-icons.tsx';
import { failureText } from './loaded.tsx';
import * as css from './save-state.css.ts';

interface SaveStateProps {
  mutation: Pick<UseMutationResult<unknown, unknown, never>, 'status' | 'error'>;
  /** Shown instead of 'Saved'. */
  saved?: string;
}

/** Beside the save button: pending, saved, or why not. Screen readers announce changes. */
export function SaveState({ mutation: { status, error }, saved = 'Saved' }: SaveStateProps) {
  return (
    <>
      <p role="status" className={css.state}>
        {status === 'pending' && 'Saving…'}
        {status === 'success' && (
          <>
            <CheckIcon className={css.check} />
            {saved}
          </>
        )}
      </p>
      <p role="alert" className={css.failure}>
        {status === 'error' && (
          <>
            <AlertIcon size={18} className={css.sign} />
            {failureText(error, 'Not saved. Please try again.')}
          </>
        )}
      </p>
    </>
  );
}
