import { callTerms } from '#content/discovery-call.ts';
import { services } from '#content/services.ts';
import { Benefits } from '#web/features/site/services/benefits.tsx';
import { HowWeWork } from '#web/features/site/services/how-we-work.tsx';
import { MoreServices } from '#web/features/site/services/more-services.tsx';
import { ServicesHero } from '#web/features/site/services/services-hero.tsx';
import { CallBand } from '#web/features/site/shared/call-band.tsx';
import { useSettings } from '#web/lib/settings.tsx';

export function ServicesPage() {
  const { discoveryCall } = useSettings().practice;
  const call = services.discoveryCall;
  return (
    <>
      <ServicesHero />
      <Benefits />
      <MoreServices />
      <CallBand content={{ ...call, body: `${call.body} ${callTerms(discoveryCall)}` }} />
      <HowWeWork />
    </>
  );
}
