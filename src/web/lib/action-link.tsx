import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Action, LinkTarget } from '#content/actions.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { newTabHint } from '#content/navigation.ts';
import { useSettings } from './settings.tsx';
import { soon } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export interface ActionLinkProps {
  action: Action;
  className?: string;
  /** Replaces the action's label, e.g. to add an icon. */
  children?: ReactNode;
  onClick?: () => void;
}

export function ActionLink({ action, children = action.label, ...rest }: ActionLinkProps) {
  const settings = useSettings();
  const target = actionTarget(action, settings);
  if (target.kind === 'page') {
    return (
      <Link
        to={target.to}
        {...(target.hash !== undefined && { hash: target.hash })}
        // Among links to the same page, only the one to the section in view is current.
        activeOptions={{
          exact: true,
          includeSearch: false,
          includeHash: target.hash !== undefined,
        }}
        {...rest}
      >
        {children}
        {target.to === '/coming-soon' && <span className={soon}> Coming soon</span>}
      </Link>
    );
  }
  const inNewTab = target.sameTab ? undefined : { target: '_blank', rel: 'noopener' };
  return (
    <a href={settings.links[target.link]} {...inNewTab} {...rest}>
      {children}
      {inNewTab && <VisuallyHidden> {newTabHint}</VisuallyHidden>}
    </a>
  );
}

export function actionTarget({ target, gate }: Action, { flags }: SiteSettings): LinkTarget {
  return gate && !flags[gate.flag] ? gate.otherwise : target;
}
