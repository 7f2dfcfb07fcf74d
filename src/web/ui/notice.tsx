import { Button } from './button.tsx';
import { looks } from './notice.css.ts';

interface NoticeProps {
  look?: keyof typeof looks;
  text: string;
  /** What the button says. */
  action: string;
  isPending: boolean;
  /** Undefined where trying again does not help. */
  onAction: (() => void) | undefined;
}

/** In place of what could not be loaded: what happened, and a way to try again. */
export function Notice({ look = 'plain', text, action, isPending, onAction }: NoticeProps) {
  return (
    <div role="alert" className={looks[look]}>
      <p>{text}</p>
      {onAction && (
        <Button
          variant={look === 'page' ? 'primary' : 'secondary'}
          pending={isPending}
          onClick={onAction}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
