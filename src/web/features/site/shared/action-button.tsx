import type { Action } from '#content/actions.ts';
import { ActionLink, type ActionLinkProps, actionTarget } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon, ArrowUpRightIcon } from '#web/ui/icons.tsx';

interface ActionLabelProps {
  action: Action;
  /** An arrow after the label also of a link that stays in this tab. */
  arrow?: boolean;
}

/** The label of a link; ↗ after it says that the link opens a new tab. */
export function ActionLabel({ action: { label, target }, arrow = false }: ActionLabelProps) {
  const opensTab = target.kind === 'external' && !target.sameTab;
  return (
    <>
      <span>{label}</span>
      {opensTab ? <ArrowUpRightIcon /> : arrow && <ArrowRightIcon />}
    </>
  );
}

export interface ActionButtonProps extends Omit<ActionLinkProps, 'children'> {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'md' | 'lg';
  arrow?: boolean;
}

/** A link that looks like a button; filled only if what it names is there. */
export function ActionButton({
  variant = 'primary',
  size = 'lg',
  arrow = false,
  className = '',
  ...rest
}: ActionButtonProps) {
  const target = actionTarget(rest.action, useSettings());
  const isSoon = target.kind === 'page' && target.to === '/coming-soon';
  const look = buttonClass({
    variant: variant === 'primary' && isSoon ? 'secondary' : variant,
    size,
  });
  return (
    <ActionLink {...rest} className={`${look} ${className}`}>
      <ActionLabel action={rest.action} arrow={arrow} />
    </ActionLink>
  );
}
