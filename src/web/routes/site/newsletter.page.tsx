import { Closing, Hero, InEachIssue } from '#web/features/site/newsletter.tsx';

export function NewsletterPage() {
  return (
    <>
      <Hero />
      <InEachIssue />
      <Closing />
    </>
  );
}
