import type { NavLink } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { links } from './back-links.css.ts';

const ways: readonly NavLink[] = [
  {
    label: 'Back to Dashboard',
    target: { kind: 'page', to: '/assessment/dashboard' },
    shownWhen: 'assessmentEnabled',
  },
  { label: 'Back to Home', target: { kind: 'page', to: '/' } },
];

/** The ways back from a framework tool. */
export function BackLinks() {
  const { flags } = useSettings();
  return (
    <div className={links} data-print="hide">
      {ways
        .filter(({ shownWhen }) => !shownWhen || flags[shownWhen])
        .map((action) => (
          <ActionLink
            key={action.label}
            action={action}
            className={buttonClass({ variant: 'secondary' })}
          >
            <ArrowLeftIcon /> {action.label}
          </ActionLink>
        ))}
    </div>
  );
}
