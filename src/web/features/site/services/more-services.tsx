import { services } from '#content/services.ts';
import { Section } from '#web/ui/section.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { AssessmentOffer } from '#web/features/site/shared/assessment-offer.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './more-services.css.ts';
import { Room } from './room.tsx';
import { ServiceTerms } from './service-terms.tsx';

export function MoreServices() {
  const { headline, lead, seats, cards } = services.additional;
  return (
    <Section tone="deep">
      <div className={css.opening}>
        <SectionHeading headline={headline} lead={lead} />
        <p aria-hidden className={css.key}>
          <span className={css.you}>{seats.you}</span>
          <span className={css.coach}>{seats.coach}</span>
        </p>
      </div>
      <ul role="list" className={css.list}>
        {cards.map(({ id, title, description, terms }) => (
          <li key={id} className={css.card}>
            <Room of={id} />
            <div className={css.words}>
              <h3 className={css.title}>{unbroken(title)}</h3>
              <p className={css.description}>{description}</p>
              <ServiceTerms of={id} usual={terms} />
            </div>
          </li>
        ))}
      </ul>
      <Agreed />
      <AssessmentOffer />
    </Section>
  );
}

/** Says of what is not said above that it will be; nothing once all of it is. */
function Agreed() {
  const { cards, agreed } = services.additional;
  const own = useSettings().practice.services;
  const rhythms = cards.flatMap(({ id }) => [own[id].howOften, own[id].howLong]);
  if (!rhythms.includes('')) return null;
  const isAnyNamed = rhythms.some((rhythm) => rhythm !== '');
  return <p className={css.agreed}>{isAnyNamed ? agreed.rest : agreed.all}</p>;
}
