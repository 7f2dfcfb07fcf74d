import type { Action } from '#content/actions.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { links } from './back-links.css.ts';

const dashboard: Action = {
  label: 'Back to Dashboard',
  target: { kind: 'page', to: '/assessment/dashboard' },
};
const home: Action = { label: 'Back to Home', target: { kind: 'page', to: '/' } };

/** The ways back from a framework tool. */
export function BackLinks() {
  return (
    <div className={links} data-print="hide">
      <ActionLink action={dashboard} className={buttonClass({ variant: 'secondary' })}>
        <ArrowLeftIcon /> {dashboard.label}
      </ActionLink>
      <ActionLink action={home} className={buttonClass({ variant: 'secondary' })}>
        <ArrowLeftIcon /> {home.label}
      </ActionLink>
    </div>
  );
}
