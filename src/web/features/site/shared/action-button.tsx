import { ActionLink, type ActionLinkProps } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';

export interface ActionButtonProps extends Omit<ActionLinkProps, 'children'> {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'md' | 'lg';
  /** An arrow after the label, for the main action of a section. */
  arrow?: boolean;
}

/** A link that looks like a button. */
export function ActionButton({
  variant = 'primary',
  size = 'lg',
  arrow = false,
  className = '',
  ...rest
}: ActionButtonProps) {
  return (
    <ActionLink {...rest} className={`${buttonClass({ variant, size })} ${className}`}>
      {rest.action.label}
      {arrow && <ArrowRightIcon />}
    </ActionLink>
  );
}
