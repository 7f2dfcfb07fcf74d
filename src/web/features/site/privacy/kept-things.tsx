import { isTold, privacy } from '#content/privacy.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './privacy.css.ts';

/** What the service keeps, what for, and how long. */
export function KeptThings() {
  const settings = useSettings();
  const kept = privacy.kept.filter(({ shownWhen }) => isTold(shownWhen, settings));
  return (
    <Section size="slim" aria-labelledby="kept">
      <div className={split}>
        <SectionHeading id="kept" headline={privacy.keptTitle} />
        <ul role="list" className={css.things}>
          {kept.map(({ id, name, text, withMail, kept: howLong }) => (
            <li key={id} className={css.thing}>
              <h3 className={css.name}>{name}</h3>
              <p>
                {text}
                {withMail !== undefined && settings.sendsMail && ` ${withMail}`}
              </p>
              <p className={css.howLong}>
                <span className={css.howLongLabel}>Kept: </span>
                {howLong}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
