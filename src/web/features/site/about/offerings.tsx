import { about } from '#content/about.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { AssessmentOffer } from '#web/features/site/shared/assessment-offer.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { item, list } from './offerings.css.ts';

export function Offerings() {
  const { headline, lead, items } = about.offerings;
  return (
    <Section tone="deep">
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={list}>
        {items.map(({ title, description }) => (
          <li key={title} className={item}>
            <h3 className={text.h3}>{title}</h3>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ul>
      <AssessmentOffer />
    </Section>
  );
}
