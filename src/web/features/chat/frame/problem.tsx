import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { problem } from './problem.css.ts';

interface ProblemProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export function Problem({ text, isRetrying, onRetry }: ProblemProps) {
  return (
    <div role="alert" className={problem}>
      <p>{text}</p>
      <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
        {chat.labels.tryAgain}
      </Button>
    </div>
  );
}
