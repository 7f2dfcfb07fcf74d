import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import { AssessmentOffer } from '#web/features/site/shared/assessment-offer.tsx';
import { ItemRows } from '#web/features/site/shared/item-rows.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { rows } from './who-this-is-for.css.ts';

export function WhoThisIsFor() {
  const { headline, lead, items } = home.whoThisIsFor;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <ItemRows items={items} large className={rows} />
      <AssessmentOffer />
    </Section>
  );
}
