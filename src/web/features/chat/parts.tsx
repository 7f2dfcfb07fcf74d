import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './parts.css.ts';

interface ProblemProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export function Problem({ text, isRetrying, onRetry }: ProblemProps) {
  return (
    <div role="alert" className={css.problem}>
      <p>{text}</p>
      <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
        {chat.labels.tryAgain}
      </Button>
    </div>
  );
}

/** Says once what is being loaded. */
export function Spinner({ label }: { label: string }) {
  return (
    <div aria-busy className={css.place}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <span aria-hidden className={css.spinner} />
    </div>
  );
}
