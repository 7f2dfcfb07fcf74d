import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { description as descriptionClass, heading, stair, stairs } from './results.css.ts';

export function Results() {
  const { headline, lead, items } = home.results;
  return (
    <Section tone="deep">
      <SectionHeading headline={headline} lead={lead} className={heading} />
      <ul role="list" className={stairs}>
        {items.map(({ title, description }) => (
          <li key={title} className={stair}>
            <h3 className={text.h3}>{title}</h3>
            <p className={descriptionClass}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
