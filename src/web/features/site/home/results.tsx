import { home } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { heading, stair, stairs } from './results.css.ts';

/** What a client notices. The hero has the figures already. */
export function Results() {
  const { statistics } = useSettings().practice;
  return (
    <Section tone="deep">
      <SectionHeading {...home.results} className={heading} />
      <ul role="list" className={stairs}>
        {statistics.map(
          ({ label, seen }) =>
            seen && (
              <li key={label} className={stair}>
                {seen}
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
