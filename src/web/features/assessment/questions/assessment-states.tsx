import { failureText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { AssessmentHero } from './assessment-hero.tsx';
import * as css from './assessment-states.css.ts';
import * as view from './in-progress-view.css.ts';

/** The page while its data loads: everything that needs no data is already in its final place. */
export function AssessmentSkeleton() {
  return (
    <Container>
      <AssessmentHero />
      <noscript>
        <p className={css.noScript}>
          The assessment needs JavaScript to save your answers. Please turn it on and reload the
          page.
        </p>
      </noscript>
      <Loading label="Loading your assessment">
        <div className={view.columns} id="questions">
          <Skeleton shape="block" className={css.form} />
          <Skeleton shape="block" className={css.aside} />
        </div>
      </Loading>
    </Container>
  );
}

interface LoadFailedProps {
  /** In the specification's words. */
  message: string;
  error: unknown;
  onRetry: () => void;
}

const OFFLINE = 'You need a connection to start. Connect, then try again.';
const UNREACHED = 'The assessment could not be loaded. Please try again.';

/** Replaces the assessment; says what failed, and what to do. */
export function LoadFailed({ message, error, onRetry }: LoadFailedProps) {
  return (
    <Container width="text" className={css.page}>
      <h1 className={text.h2}>{message}</h1>
      <p role="alert" className={text.muted}>
        {failureText(error, UNREACHED, OFFLINE)} Answers you gave before are safe.
      </p>
      <Button onClick={onRetry}>Try Again</Button>
    </Container>
  );
}
