import { services } from '#content/services.ts';
import { Benefits } from '../features/site/services/benefits.tsx';
import { HowWeWork } from '../features/site/services/how-we-work.tsx';
import { MoreServices } from '../features/site/services/more-services.tsx';
import { ServicesHero } from '../features/site/services/services-hero.tsx';
import { CallBand } from '../features/site/shared/call-band.tsx';

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
