import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '#web/ui/icons.tsx';
import { AlertIcon } from '#web/ui/tool-icons.tsx';
import type { SaveState } from '#web/features/assessment/data/response-queue.ts';
import * as css from './action-bar.css.ts';

interface ActionBarProps {
  canGoBack: boolean;
  canGoNext: boolean;
  saveState: SaveState;
  hasResponses: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onRetry: () => void;
}

/** The bar at the bottom of the window: Previous, whether all is saved, Next. */
export function ActionBar(props: ActionBarProps) {
  return (
    <div className={css.bar} data-fixed-bar data-print="hide">
      <Container className={css.inner}>
        <Button variant="secondary" disabled={!props.canGoBack} onClick={props.onPrevious}>
          <ArrowLeftIcon />
          Previous
        </Button>
        <SaveStatus {...props} />
        <Button disabled={!props.canGoNext} onClick={props.onNext}>
          Next
          <ArrowRightIcon />
        </Button>
      </Container>
    </div>
  );
}

function SaveStatus({
  saveState,
  hasResponses,
  onRetry,
}: Pick<ActionBarProps, 'saveState' | 'hasResponses' | 'onRetry'>) {
  if (saveState === 'failed' || saveState === 'refused') {
    return (
      <p className={css.failed}>
        <AlertIcon size={18} className={css.wide} />
        <span className={css.wide}>Not saved yet.</span>
        <button type="button" className={css.retry} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (saveState === 'saving') return <p className={css.status}>Saving…</p>;
  if (!hasResponses) return <p className={css.status} />;
  return (
    <p className={css.status}>
      <CheckIcon size={18} />
      <span>
        <span className={css.wide}>All answers </span>
        <span className={css.saved}>saved</span>
      </span>
    </p>
  );
}
