import {
  DiscussionPrompts,
  PtrCards,
  PtrHero,
  SampleTemplate,
} from '#web/features/site/frameworks/ptr-framework.tsx';
import { ptrCall } from '#web/features/site/frameworks/shared.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';

export function PtrFrameworkPage() {
  return (
    <>
      <PtrHero />
      <PtrCards />
      <DiscussionPrompts />
      <SampleTemplate />
      <CallBand content={ptrCall} />
    </>
  );
}
