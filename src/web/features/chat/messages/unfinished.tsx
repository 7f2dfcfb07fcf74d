import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/tool-icons.tsx';
import * as css from './unfinished.css.ts';

interface UnfinishedProps {
  text: string;
  onRetry: () => void;
}

/** Below a conversation whose last reply is missing or was cut short. */
export function Unfinished({ text, onRetry }: UnfinishedProps) {
  return (
    <div className={css.unfinished}>
      <p className={css.text}>
        <AlertIcon size={20} className={css.icon} />
        {text}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {chat.labels.tryAgain}
      </Button>
    </div>
  );
}
