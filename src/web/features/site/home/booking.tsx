import { useState } from 'react';
import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { anchor } from '#web/features/site/shared/anchor.css.ts';
import { needsScript } from '#web/features/site/shared/needs-script.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { layout, message, panel, words } from './booking.css.ts';
import { SchedulerFrame } from './scheduler-frame.tsx';

/** Nothing is asked of the outside scheduler before the visitor asks for it. */
export function Booking() {
  const { booking } = home;
  const [asked, setAsked] = useState(false);
  return (
    <Section id={homeAnchors.booking} className={anchor}>
      <div className={layout}>
        <div className={words}>
          <SectionHeading headline={booking.headline} lead={booking.body} />
          <ActionButton action={booking.fallback} variant="secondary" size="md" />
        </div>
        <div className={`${panel} ${needsScript}`}>
          {asked ? (
            <SchedulerFrame />
          ) : (
            <div className={message}>
              <Button size="lg" onClick={() => setAsked(true)}>
                {booking.showCalendar}
              </Button>
              <p>{booking.consent}</p>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
