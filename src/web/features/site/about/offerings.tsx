import { about } from '#content/about.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { description as descriptionClass, heading, item, list } from './offerings.css.ts';

export function Offerings() {
  const { headline, lead, items } = about.offerings;
  return (
    <Section tone="deep">
      <div className={split}>
        <SectionHeading headline={headline} lead={lead} className={heading} />
        <ul role="list" className={list}>
          {items.map(({ title, description }) => (
            <li key={title} className={item}>
              <h3 className={text.h4}>{title}</h3>
              <p className={descriptionClass}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
