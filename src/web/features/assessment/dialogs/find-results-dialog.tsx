import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { emailProblem, normalizeEmail } from '#domain/email.ts';
import { whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { markAuthenticated } from '#web/features/assessment/data/browser-session.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import { noteSeen } from '#web/features/assessment/data/recent-assessments.ts';
import type { FoundAssessment } from '#web/features/assessment/data/types.ts';
import { EmailField } from './email-field.tsx';
import { findAssessments } from './find-assessments.ts';
import { FoundAssessments, LinkSent } from './found-assessments.tsx';

interface FindResultsDialogProps {
  open: boolean;
  onClose: () => void;
}

interface FindResultsFormProps extends Pick<FindResultsDialogProps, 'onClose'> {
  /** Nothing is listed for a visitor who has not verified the address. */
  isMailed: boolean;
}

export function FindResultsDialog({ open, onClose }: FindResultsDialogProps) {
  const isMailed = useSettings().findResults === 'mail';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Find Your Assessment Results"
      description={
        isMailed
          ? 'Enter the email you gave. We send a link there that opens your results or continues where you left off.'
          : 'Enter the email you gave to see your results or to continue where you left off.'
      }
    >
      <FindResultsForm isMailed={isMailed} onClose={onClose} />
    </Dialog>
  );
}

function FindResultsForm({ isMailed, onClose }: FindResultsFormProps) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const lookup = useMutation({
    mutationFn: findAssessments,
    onError: (failure) =>
      setError(whatToDo(failure, 'Failed to find assessments. Please try again.')),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (lookup.isPending) return;
    lookup.reset();
    const problem = emailProblem(email);
    setError(problem ?? undefined);
    if (problem === null) lookup.mutate(normalizeEmail(email)!);
  }

  function choose({ id, isCompleted }: FoundAssessment): void {
    markAuthenticated(id);
    if (isCompleted) noteSeen(id, 'completed');
    // It may have been continued elsewhere since this page read it.
    void queryClient.invalidateQueries({ queryKey: ['assessment'] });
    void queryClient.invalidateQueries({ queryKey: responsesOf(id).queryKey });
    onClose();
    void navigate({ to: '/assessment/dashboard', search: { id } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <EmailField
        value={email}
        error={error}
        enterKeyHint="search"
        onValue={(value) => {
          setEmail(value);
          setError(undefined);
          // What was found, or is being looked for, belongs to another address.
          lookup.reset();
        }}
      />
      {lookup.data &&
        (isMailed && lookup.data.length === 0 ? (
          <LinkSent email={lookup.variables} />
        ) : (
          <FoundAssessments assessments={lookup.data} onChoose={choose} />
        ))}
      <div className={footer}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={lookup.isPending} pendingLabel="Searching...">
          Find My Results
        </Button>
      </div>
    </form>
  );
}
