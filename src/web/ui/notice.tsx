import { Button } from './button.tsx';
import { looks } from './notice.css.ts';

interface NoticeProps {
  look?: keyof typeof looks;
  text: string;
  /** The button's label. */
  action: string;
  isPending: boolean;
  /** Undefined if trying again does not help. */
  onAction: (() => void) | undefined;
}

/** Replaces content that could not be loaded; says what happened, with a button to try again. */
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
