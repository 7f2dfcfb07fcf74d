import { services } from '#content/services.ts';
import { Benefits } from '#web/features/site/services/benefits.tsx';
import { HowWeWork } from '#web/features/site/services/how-we-work.tsx';
import { MoreServices } from '#web/features/site/services/more-services.tsx';
import { ServicesHero } from '#web/features/site/services/services-hero.tsx';
import { CallBand } from '#web/features/site/shared/call-band.tsx';

export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <Benefits />
      <MoreServices />
      <CallBand content={services.discoveryCall} />
      <HowWeWork />
    </>
  );
}
