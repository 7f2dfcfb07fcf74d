import { home } from '#content/home.ts';
import { Booking } from '../features/site/home/booking.tsx';
import { Coach } from '../features/site/home/coach.tsx';
import { FaqSection } from '../features/site/home/faq-section.tsx';
import { Hero } from '../features/site/home/hero.tsx';
import { Leap } from '../features/site/home/leap.tsx';
import { Results } from '../features/site/home/results.tsx';
import { WhatWeDo } from '../features/site/home/what-we-do.tsx';
import { WhoThisIsFor } from '../features/site/home/who-this-is-for.tsx';
import { WhyThisMatters } from '../features/site/home/why-this-matters.tsx';
import { CallBand } from '../features/site/shared/call-band.tsx';
import { NewsletterBand } from '../features/site/shared/newsletter-band.tsx';

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
      <CallBand content={home.callToAction} />
      <Booking />
      <FaqSection />
      <NewsletterBand content={home.newsletter} />
    </>
  );
}
