import { bar, inner } from '#web/ui/bottom-bar.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx';
import type { QueueView } from '#web/features/assessment/data/response-queue.ts';
import * as css from './action-bar.css.ts';
import { SaveStatus } from './save-status.tsx';

interface ActionBarProps {
  canGoBack: boolean;
  canGoNext: boolean;
  saving: QueueView;
  hasResponses: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onRetry: () => void;
}

/** The bar at the bottom of the window: Previous, whether all is saved, Next and why not. */
export function ActionBar({
  canGoBack,
  canGoNext,
  saving,
  hasResponses,
  onPrevious,
  onNext,
  onRetry,
}: ActionBarProps) {
  return (
    <div className={bar} data-fixed-bar data-print="hide">
      <Container className={inner}>
        <Button variant="secondary" disabled={!canGoBack} onClick={onPrevious}>
          <ArrowLeftIcon />
          <span className={css.previous}>Previous</span>
        </Button>
        <div className={css.words}>
          <div>
            <SaveStatus saving={saving} hasResponses={hasResponses} onRetry={onRetry} />
          </div>
          <p id="next-hint" className={css.hint}>
            {canGoNext ? '' : 'Rate both statements to continue'}
          </p>
        </div>
        <Button disabled={!canGoNext} onClick={onNext} aria-describedby="next-hint">
          Next
          <ArrowRightIcon />
        </Button>
      </Container>
    </div>
  );
}
