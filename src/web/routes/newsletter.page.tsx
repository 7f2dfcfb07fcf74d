import { newsletter } from '#content/newsletter.ts';
import { Hero } from '#web/features/site/newsletter/hero.tsx';
import { InEachIssue } from '#web/features/site/newsletter/in-each-issue.tsx';
import { CallBand } from '#web/features/site/shared/call-band.tsx';

export function NewsletterPage() {
  return (
    <>
      <Hero />
      <InEachIssue />
      <CallBand content={{ ...newsletter.closing, action: newsletter.subscribe }} />
    </>
  );
}
