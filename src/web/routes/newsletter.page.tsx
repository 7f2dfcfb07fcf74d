import { Closing } from '#web/features/site/newsletter/closing.tsx';
import { Hero } from '#web/features/site/newsletter/hero.tsx';
import { InEachIssue } from '#web/features/site/newsletter/in-each-issue.tsx';

export function NewsletterPage() {
  return (
    <>
      <Hero />
      <InEachIssue />
      <Closing />
    </>
  );
}
