import type { Action } from '#content/actions.ts';
import type { BandContent } from '#content/home.ts';
import type { NavLink } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { backLink, backLinks } from '#web/features/site/shared/shared.css.ts';

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
    <div className={backLinks} data-print="hide">
      {ways
        .filter(({ shownWhen }) => !shownWhen || flags[shownWhen])
        .map((action) => (
          <ActionLink
            key={action.label}
            action={action}
            className={`${buttonClass({ variant: 'quiet' })} ${backLink}`}
          >
            <ArrowLeftIcon /> <span>{action.label}</span>
          </ActionLink>
        ))}
    </div>
  );
}

const action: Action = {
  label: 'Schedule a Free Call',
  target: { kind: 'external', link: 'calendar' },
};

/** The call to action at the end of each framework tool. */
export const decisionTreeCall: BandContent = {
  headline: 'A decision you keep circling?',
  body: 'Bring it to a free call. Together we will work out its level and who should be in the room.',
  action,
};

export const ptrCall: BandContent = {
  headline: 'Stuck on one of the rows?',
  body: 'Bring your template to a free call and talk through what to stop, start, and continue.',
  action,
};
