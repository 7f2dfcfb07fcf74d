import { home } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { figure, heading, stair, stairs } from './results.css.ts';

/** What a client notices. The hero has the figures already, so they come second and small. */
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
                <h3 className={text.h4}>{seen}</h3>
                <p className={figure}>
                  {value} {label}
                </p>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
