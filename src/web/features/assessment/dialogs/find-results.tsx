import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { findMyResults } from '#content/assessment-words.ts';
import { competencies } from '#domain/competencies.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { formatScore } from '#domain/score-format.ts';
import { markAuthenticated } from '#web/features/assessment/data/browser-session.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import { noteRecent } from '#web/features/assessment/data/recent-assessments.ts';
import type { FoundAssessment } from '#web/features/assessment/data/types.ts';
import { whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient, client } from '#web/lib/trpc.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import { EmailForm } from './email-dialog.tsx';
import {
  above5,
  asBlock,
  endColumn,
  fullWidth,
  inside3,
  lineAbove,
  lineBelow,
  middle,
} from '#web/ui/layout.css.ts';
import * as css from './dialogs.css.ts';

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

interface FindResultsDialogProps {
  open: boolean;
  onClose: () => void;
}

interface FindResultsFormProps extends Pick<FindResultsDialogProps, 'onClose'> {
  /** Nothing is listed for a visitor who has not verified the address. */
  isMailed: boolean;
}

function FindResultsDialog({ open, onClose }: FindResultsDialogProps) {
  const isMailed = useSettings().findResults === 'mail';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Find Your Assessment Results"
      description={
        isMailed
          ? 'Enter the email address you used. We will email you a link to your results, or to where you left off.'
          : 'Enter the email address you used to see your results or continue where you left off.'
      }
    >
      <FindResultsForm isMailed={isMailed} onClose={onClose} />
    </Dialog>
  );
}

function FindResultsForm({ isMailed, onClose }: FindResultsFormProps) {
  const navigate = useNavigate();
  const form = useId();
  const lookup = useMutation({ mutationFn: findAssessments });

  function choose({ id, isCompleted }: FoundAssessment): void {
    markAuthenticated(id);
    if (isCompleted) noteRecent(id, 'completed');
    // It may have been continued elsewhere since this page read it.
    void queryClient.invalidateQueries({ queryKey: ['assessment'] });
    void queryClient.invalidateQueries({ queryKey: responsesOf(id).queryKey });
    onClose();
    void navigate({ to: '/assessment/dashboard', search: { id } });
  }

  const isSent = isMailed && lookup.data?.length === 0;
  const close = (
    <Button key="close" variant={isSent ? 'primary' : 'secondary'} onClick={onClose}>
      {isSent ? 'Done' : 'Cancel'}
    </Button>
  );
  const find = (
    <Button
      key="find"
      type="submit"
      form={form}
      variant={isSent || lookup.data?.length ? 'secondary' : 'primary'}
      pending={lookup.isPending}
      pendingLabel="Searching..."
    >
      {findMyResults}
    </Button>
  );

  return (
    <EmailForm
      id={form}
      enterKeyHint="search"
      pending={lookup.isPending}
      readOnly={false}
      onSubmit={lookup.mutateAsync}
      explain={(failure) => whatToDo(failure, 'Failed to find assessments. Please try again.')}
      // A search or its result belongs to the earlier address.
      onChange={lookup.reset}
    >
      {lookup.data &&
        (isSent ? (
          <LinkSent email={lookup.variables} />
        ) : (
          <FoundAssessments assessments={lookup.data} onChoose={choose} />
        ))}
      <DialogFooter>{isSent ? [find, close] : [close, find]}</DialogFooter>
    </EmailForm>
  );
}

interface FoundAssessmentsProps {
  assessments: readonly CountedAssessment[];
  onChoose: (assessment: CountedAssessment) => void;
}

/** In a short window, what was found would be below the dialog's edge. */
const intoView = (found: HTMLElement | null) => found?.scrollIntoView({ block: 'nearest' });

/** The assessments under an email, newest first; choosing one opens it. */
function FoundAssessments({ assessments, onChoose }: FoundAssessmentsProps) {
  return (
    <div role="status" ref={intoView} className={above5}>
      {assessments.length === 0 ? (
        <>
          <p className={text.strong}>No assessments found for this email address.</p>
          <p className={text.muted}>Please check your email or start a new assessment.</p>
        </>
      ) : (
        <ul role="list" className={lineBelow} aria-label="Your assessments">
          {assessments.map((assessment) => (
            <li key={assessment.id} className={lineAbove}>
              <button
                type="button"
                className={`${endColumn} ${middle} ${fullWidth} ${inside3} ${css.row}`}
                onClick={() => onChoose(assessment)}
              >
                <span>
                  <span className={`${asBlock} ${text.strong}`}>
                    {shortDate(assessment.createdAt)}
                  </span>
                  {about(assessment).map((line) => (
                    <span key={line} className={`${text.smallSize} ${asBlock} ${text.muted}`}>
                      {line}
                    </span>
                  ))}
                </span>
                <ArrowRightIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same for every address, so that it does not reveal whether anything is stored under it. */
function LinkSent({ email }: { email: string }) {
  return (
    <div role="status" ref={intoView} className={above5}>
      <p className={`${text.strong} ${text.mayBreak}`}>
        If anything is saved under <EmailAddress end=",">{email}</EmailAddress> a link is on its
        way.
      </p>
      <p className={text.muted}>It may take a minute. Check your spam folder, too.</p>
    </div>
  );
}

function about({ isCompleted, answered, overallScore }: CountedAssessment): string[] {
  return [
    isCompleted ? 'Completed' : `In Progress (${answered} of ${competencies.length})`,
    ...(overallScore ? [`Overall Score: ${formatScore(overallScore)}`] : []),
  ];
}

type CountedAssessment = FoundAssessment & {
  /** How many competencies are answered; unused for a completed assessment. */
  answered: number;
};

/**
 * The assessments under an email, and how many competencies of each unfinished one are answered. If the
 * answers cannot be read, its position is used instead.
 */
async function findAssessments(email: string): Promise<CountedAssessment[]> {
  const found = await client.assessment.lookupByEmail.mutate({ email });
  // All at once: they share one call.
  return Promise.all(
    found.map(async (assessment) => ({ ...assessment, answered: await answeredIn(assessment) })),
  );
}

async function answeredIn(assessment: FoundAssessment): Promise<number> {
  const { id, isCompleted, currentQuestionIndex } = assessment;
  if (isCompleted) return currentQuestionIndex;
  try {
    return assessmentProgress(await client.response.list.query({ id })).answered;
  } catch {
    return currentQuestionIndex;
  }
}
