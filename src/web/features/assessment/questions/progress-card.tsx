import { useEffect, useRef } from 'react';
import type { Progress } from '#domain/progress.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Card } from '#web/ui/boxes.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { above4, apart, below3, cluster5, flow2, onBaseline } from '#web/ui/layout.css.ts';

interface ProgressCardProps {
  progress: Progress;
  /** The email under which it is saved; masked for everyone but its owner. */
  email: string | null;
  /** Absent if there are no answers yet, or the visitor may not change the email. */
  onSaveProgress: (() => void) | undefined;
}

export function ProgressCard({ progress, email, onSaveProgress }: ProgressCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canSave = onSaveProgress !== undefined && email === null;
  const offered = Number(canSave) + Number(progress.answered > 0);
  const offeredBefore = useRef(offered);

  useEffect(() => {
    // Saving and resetting remove the button that had the focus.
    const isFocusLost = offered < offeredBefore.current && document.activeElement === document.body;
    if (isFocusLost) heading.current?.focus();
    offeredBefore.current = offered;
  }, [offered]);

  return (
    <Card as="section" tone="deep" aria-labelledby="your-progress">
      <div className={`${flow2} ${apart} ${onBaseline} ${below3}`}>
        <h2 ref={heading} tabIndex={-1} id="your-progress" className={text.h4}>
          Your Progress
        </h2>
        <p className={text.h3}>{`${progress.percent}%`}</p>
      </div>
      <dl className={`${cluster5} ${above4} ${text.small}`}>
        <div>
          <dt className={text.muted}>Completed</dt>
          <dd className={text.figure}>{progress.answered}</dd>
        </div>
        <div>
          <dt className={text.muted}>Remaining</dt>
          <dd className={text.figure}>{progress.remaining}</dd>
        </div>
      </dl>
      {email !== null && (
        <p className={`${text.small} ${above4} ${text.mayBreak}`}>
          <span>Saved under</span>{' '}
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>{' '}
          {onSaveProgress && (
            <button type="button" className={text.textLink} onClick={onSaveProgress}>
              Change<VisuallyHidden> the email address</VisuallyHidden>
            </button>
          )}
        </p>
      )}
      {canSave && (
        <Button full variant="secondary" className={above4} onClick={onSaveProgress}>
          Save Progress
        </Button>
      )}
    </Card>
  );
}
