import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './load-failed.css.ts';

interface LoadFailedProps {
  /** In the specification's words. */
  message: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

const OFFLINE = 'You need a connection to start. Connect, then try again.';
const UNREACHED = 'The assessment could not be loaded. Please try again.';

/** Instead of the assessment: what failed, and what to do. */
export function LoadFailed({ message, error, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <Container width="text" className={css.page}>
      <h1 className={text.h2}>{message}</h1>
      <p role="alert" className={text.muted}>
        {whatToDo(error, serverMessage(error) ?? UNREACHED, OFFLINE)} Answers you gave before are
        safe.
      </p>
      <Button pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Container>
  );
}
