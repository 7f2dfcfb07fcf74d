import { services } from '#content/services.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { BenefitDrawing } from './benefit-drawing.tsx';
import {
  card,
  cards as cardsClass,
  description as descriptionClass,
  words,
} from './benefits.css.ts';
import { ServiceTerms } from './service-terms.tsx';

export function Benefits() {
  const { headline, cards, terms } = services.benefits;
  return (
    <Section>
      <SectionHeading headline={headline} />
      <ul role="list" className={cardsClass}>
        {cards.map(({ title, description, drawing }) => (
          <Card as="li" key={title} pad="lg" className={card}>
            <BenefitDrawing name={drawing} />
            <div className={words}>
              <h3 className={text.h3}>{title}</h3>
              <p className={descriptionClass}>{unbroken(description)}</p>
            </div>
          </Card>
        ))}
      </ul>
      <ServiceTerms of="program" usual={terms} wide />
    </Section>
  );
}
