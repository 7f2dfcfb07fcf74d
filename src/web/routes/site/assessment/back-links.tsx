import { waysBack } from '#content/framework-tools.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { backLink, backLinks } from '#web/features/site/shared/shared.css.ts';

export function BackLinks() {
  const { flags } = useSettings();
  return (
    <div className={backLinks} data-print="hide">
      {waysBack
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
