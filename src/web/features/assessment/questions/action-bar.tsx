import { useEffect, useRef, type ReactNode } from 'react';
import type { ResponsesView } from '#web/features/assessment/data/response-outbox.ts';
import { bottomBarContent } from '#web/ui/state.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { rigid, whole } from '#web/ui/layout.css.ts';
import * as css from './action-bar.css.ts';

interface ActionBarProps {
  canGoBack: boolean;
  canGoNext: boolean;
  /** Why Next is disabled, or what it does not need. */
  hint: string;
  /** In place of Next: where it leads. */
  last?: ReactNode;
  /** Next sends something. */
  isPending?: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** A setting, above the buttons. */
  setting?: ReactNode;
  /** The save state. */
  children: ReactNode;
}

/** The bar at the bottom of the window: Previous, the save state, and Next, or why it is disabled. */
export function ActionBar({
  canGoBack,
  canGoNext,
  hint,
  last,
  isPending = false,
  onPrevious,
  onNext,
  setting,
  children,
}: ActionBarProps) {
  const ref = useAway();
  return (
    <div ref={ref} className={css.bar} data-fixed-bar data-away data-print="hide">
      <Container className={bottomBarContent}>
        {setting && <div className={css.setting}>{setting}</div>}
        <Button variant="secondary" disabled={!canGoBack} onClick={onPrevious}>
          <ArrowLeftIcon />
          <span className={css.previous}>Previous</span>
        </Button>
        <div className={css.words}>
          <div>{children}</div>
          <p id="next-hint" className={css.hint}>
            {hint}
          </p>
        </div>
        <Button
          // It keeps its place in the tab order, so that the reason is announced.
          aria-disabled={!canGoNext}
          pending={isPending}
          className={`${rigid} ${whole}`}
          onClick={onNext}
          aria-describedby="next-hint"
        >
          {last ?? (
            <>
              Next
              <ArrowRightIcon />
            </>
          )}
        </Button>
      </Container>
    </div>
  );
}

/** Marks the element as away until the page is scrolled to the questions. */
function useAway() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => ref.current?.toggleAttribute('data-away', !changes.at(-1)!.isIntersecting),
      { rootMargin: '99999px 0px -55%' },
    );
    observer.observe(document.querySelector('#questions')!);
    return () => observer.disconnect();
  }, []);
  return ref;
}

interface SaveStatusProps {
  saving: ResponsesView;
  hasResponses: boolean;
  onRetry: () => void;
}

/** Whether the visitor's ratings are saved, and where. */
export function SaveStatus({
  saving: { state, isStored, waiting },
  hasResponses,
  onRetry,
}: SaveStatusProps) {
  const words = {
    saved: hasResponses ? 'All answers saved' : null,
    saving: 'Saving…',
    waiting: isStored
      ? `Saved on this device, ${waiting} waiting`
      : `${waiting} not saved yet: keep this page open`,
    attention: 'Needs your attention',
  };
  return (
    <SaveState
      state={state}
      isStored={isStored}
      words={words}
      retry="Try Again"
      onRetry={onRetry}
    />
  );
}
