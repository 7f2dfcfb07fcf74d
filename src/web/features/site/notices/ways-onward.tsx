import { onward } from '#content/onward.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as css from './ways-onward.css.ts';

/** What else there is to do here. */
export function WaysOnward({ title }: { title: string }) {
  const { flags } = useSettings();
  return (
    <div className={css.onward}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.ways}>
        {onward.ways
          .filter(({ shownWhen }) => !shownWhen || flags[shownWhen])
          .map((way) => (
            <li key={way.label} className={css.way}>
              <ActionLink action={way} className={css.link}>
                {way.label}
                <ArrowRightIcon className={css.arrow} />
              </ActionLink>
              <p className={css.description}>{way.description}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}
