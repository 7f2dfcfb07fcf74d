import type { LeapStep } from '#content/home.ts';
import { services, type ServiceIcon as IconName } from '#content/services.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { LeapDrawing } from '#web/features/site/shared/leap-drawing.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import {
  card,
  cards as cardsClass,
  description as descriptionClass,
  words,
} from './benefits.css.ts';
import { ServiceIcon } from './service-icon.tsx';

/** What a step of the framework is drawn as also shows what it gives. */
const leapSteps: Partial<Record<IconName, LeapStep['letter']>> = {
  focus: 'L',
  plan: 'E',
  rhythm: 'P',
};

export function Benefits() {
  const { headline, cards } = services.benefits;
  return (
    <Section>
      <SectionHeading headline={headline} />
      <ul role="list" className={cardsClass}>
        {cards.map(({ title, description, icon }) => {
          const step = leapSteps[icon];
          return (
            <Card as="li" key={title} pad="lg" className={card}>
              {step ? <LeapDrawing letter={step} /> : <ServiceIcon name={icon} />}
              <div className={words}>
                <h3 className={text.h3}>{title}</h3>
                <p className={descriptionClass}>{description}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
