import { privacy } from '#content/privacy.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './privacy.css.ts';

/** What the service keeps, what for, and how long. */
export function KeptThings() {
  const { flags, sendsMail } = useSettings();
  const shown = { ...flags, sendsMail };
  const kept = privacy.kept.filter(({ shownWhen }) => !shownWhen || shown[shownWhen]);
  return (
    <Section size="slim" aria-labelledby="kept">
      <div className={split}>
        <SectionHeading id="kept" headline={privacy.keptTitle} />
        <ul role="list" className={css.things}>
          {kept.map(({ id, name, text, kept: howLong }) => (
            <li key={id} className={css.thing}>
              <h3 className={css.name}>{name}</h3>
              <p>{text}</p>
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
