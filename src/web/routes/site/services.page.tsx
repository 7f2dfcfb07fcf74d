import { callTerms } from '#content/discovery-call.ts';
import { services } from '#content/services.ts';
import {
  Benefits,
  HowWeWork,
  MoreServices,
  ServiceQuestions,
  ServicesHero,
} from '#web/features/site/services/services.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';
import { useSettings } from '#web/lib/settings.tsx';

export function ServicesPage() {
  const { discoveryCall } = useSettings().practice;
  const call = services.discoveryCall;
  return (
    <>
      <ServicesHero />
      <Benefits />
      <MoreServices />
      <HowWeWork />
      <ServiceQuestions />
      <CallBand content={{ ...call, body: `${call.body} ${callTerms(discoveryCall)}` }} />
    </>
  );
}
