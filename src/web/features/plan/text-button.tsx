import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { edgeTool } from './plan.css.ts';

interface TextButtonProps extends Omit<ButtonProps, 'variant' | 'className'> {
  /** Read out after the label, such as ' for Humility', where several buttons have the same. */
  about?: string;
}

/** An action in text, on the edge of what is above it. */
export function TextButton({ about, children, ...rest }: TextButtonProps) {
  return (
    <Button {...rest} variant="quiet" className={edgeTool}>
      {children}
      {about && <VisuallyHidden>{about}</VisuallyHidden>}
    </Button>
  );
}
