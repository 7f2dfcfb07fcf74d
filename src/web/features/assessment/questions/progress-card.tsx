import { useEffect, useRef } from 'react';
import type { Progress } from '#domain/progress.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './progress-card.css.ts';

interface ProgressCardProps {
  progress: Progress;
  /** The email under which it is saved; masked for everyone but its owner. */
  email: string | null;
  /** Absent if there are no answers yet, or the visitor may not change the email. */
  onSaveProgress: (() => void) | undefined;
  /** Absent if there are no answers yet, and for visitors who found the assessment by its email. */
  onReset: (() => void) | undefined;
  isResetting: boolean;
}

export function ProgressCard({
  progress,
  email,
  onSaveProgress,
  onReset,
  isResetting,
}: ProgressCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canSave = onSaveProgress !== undefined && email === null;
  const offered = Number(canSave) + Number(onReset !== undefined);
  const offeredBefore = useRef(offered);

  useEffect(() => {
    // Saving and clearing remove the button that had the focus.
    const isFocusLost = offered < offeredBefore.current && document.activeElement === document.body;
    if (isFocusLost) heading.current?.focus({ preventScroll: true });
    offeredBefore.current = offered;
  }, [offered]);

  return (
    <Card as="section" tone="deep" aria-labelledby="your-progress">
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} id="your-progress" className={text.h4}>
          Your Progress
        </h2>
        <p className={text.h3}>{progress.percent}%</p>
      </div>
      <dl className={css.counts}>
        <div>
          <dt>Completed</dt>
          <dd>{progress.answered}</dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>{progress.remaining}</dd>
        </div>
      </dl>
      {email !== null && (
        <p className={css.savedUnder}>
          Saved under <strong>{email}</strong>
          {onSaveProgress && (
            <button type="button" className={css.change} onClick={onSaveProgress}>
              Change<VisuallyHidden> the email address</VisuallyHidden>
            </button>
          )}
        </p>
      )}
      <div className={css.actions}>
        {onSaveProgress && email === null && (
          <Button full variant="secondary" onClick={onSaveProgress}>
            Save Progress
          </Button>
        )}
        {onReset && (
          <Button
            full
            variant="quiet"
            pending={isResetting}
            pendingLabel="Resetting..."
            onClick={onReset}
          >
            Reset Assessment
          </Button>
        )}
      </div>
    </Card>
  );
}
