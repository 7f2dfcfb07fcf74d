import { DiscussionPrompts } from '#web/features/site/frameworks/discussion-prompts.tsx';
import { ptrCall } from '#web/features/site/frameworks/framework-calls.ts';
import { PtrCards } from '#web/features/site/frameworks/ptr-cards.tsx';
import { PtrHero } from '#web/features/site/frameworks/ptr-hero.tsx';
import { SampleTemplate } from '#web/features/site/frameworks/sample-template.tsx';
import { CallBand } from '#web/features/site/shared/call-band.tsx';

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
