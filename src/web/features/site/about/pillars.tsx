import { about } from '#content/about.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { building, description as descriptionClass, pillar } from './pillars.css.ts';

export function Pillars() {
  const { headline, lead, pillars } = about.whatWeDo;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={building}>
        {pillars.map(({ title, description }) => (
          <li key={title} className={pillar}>
            <h3 className={text.h3}>{title}</h3>
            <p className={descriptionClass}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
