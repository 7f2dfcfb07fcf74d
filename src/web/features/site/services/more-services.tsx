import { services } from '#content/services.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import {
  card,
  description as descriptionClass,
  list,
  title as titleClass,
  words,
} from './more-services.css.ts';
import { ServiceIcon } from './service-icon.tsx';

export function MoreServices() {
  const { headline, lead, cards } = services.additional;
  return (
    <Section tone="deep">
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={list}>
        {cards.map(({ title, description, icon }) => (
          <li key={title} className={card}>
            <ServiceIcon name={icon} />
            <div className={words}>
              <h3 className={titleClass}>{title}</h3>
              <p className={descriptionClass}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
