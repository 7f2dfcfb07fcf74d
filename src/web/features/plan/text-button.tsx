import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { edgeTool } from './plan.css.ts';

/** An action in text, on the edge of what is above it. */
export function TextButton(props: Omit<ButtonProps, 'variant' | 'className'>) {
  return <Button {...props} variant="quiet" className={edgeTool} />;
}
