import { home } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { description, heading, stair, stairs, value as valueClass } from './results.css.ts';

/** The statistics that have an observable effect. */
export function Results() {
  const { statistics } = useSettings().practice;
  return (
    <Section tone="deep">
      <SectionHeading {...home.results} className={heading} />
      <ul role="list" className={stairs}>
        {statistics.map(
          ({ value, label, seen }) =>
            seen && (
              <li key={label} className={stair}>
                <h3 className={text.h4}>
                  <span className={valueClass}>{value}</span> {label}
                </h3>
                <p className={description}>{seen}</p>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
