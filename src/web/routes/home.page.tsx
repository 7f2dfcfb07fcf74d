import { faq } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { Booking } from '#web/features/site/home/booking.tsx';
import { Coach } from '#web/features/site/home/coach.tsx';
import { Hero } from '#web/features/site/home/hero.tsx';
import { WhatWeDo } from '#web/features/site/home/what-we-do.tsx';
import { WhoThisIsFor } from '#web/features/site/home/who-this-is-for.tsx';
import { WhyThisMatters } from '#web/features/site/home/why-this-matters.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';
import { FaqSection } from '#web/features/site/shared/faq-section.tsx';
import { Leap } from '#web/features/site/home/leap.tsx';
import { Results } from '#web/features/site/home/results.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <Coach />
      <WhatWeDo />
      <WhyThisMatters />
      <WhoThisIsFor />
      <Results />
      <Leap />
      <Booking />
      <FaqSection {...faq} id={homeAnchors.faq} />
      <NewsletterBand content={home.newsletter} />
    </>
  );
}
