import { useId, useState } from 'react';
import { callTerms } from '#content/discovery-call.ts';
import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Container } from '#web/ui/boxes.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import { band } from '#web/features/site/shared/bands.css.ts';
import { anchor, arrowLink, needsScript, numbered } from '#web/features/site/shared/shared.css.ts';
import { loading, message, panel } from './booking.css.ts';
import { atStart, pair, stack3, stack5 } from '#web/ui/layout.css.ts';

const { booking } = home;

/** Loaded only when the visitor asks for the calendar. */
const SchedulerFrame = lazyPart(
  () => import('./scheduler-frame.tsx').then((part) => part.SchedulerFrame),
  { waiting: <p className={loading}>{booking.loading}</p>, missing: CalendarFailed },
);

/**
 * The call to action, with the booking calendar. Nothing is requested from the external scheduler
 * before the visitor asks for it.
 */
export function Booking() {
  const { discoveryCall } = useSettings().practice;
  const [asked, setAsked] = useState(false);
  const id = useId();
  return (
    <section id={homeAnchors.booking} className={`${band} ${anchor}`}>
      <Container className={`${pair} ${atStart}`}>
        <div className={`${stack5} ${atStart}`}>
          <h2 className={text.h1}>{booking.headline}</h2>
          <p className={text.lead}>{`${booking.body} ${callTerms(discoveryCall)}`}</p>
        </div>
        <section aria-labelledby={id} className={`${stack5} ${atStart}`}>
          <h3 id={id} className={text.h3}>
            {booking.choose}
          </h3>
          <ol role="list" className={stack3}>
            {booking.steps.map((what) => (
              <li key={what} className={numbered}>
                {what}
              </li>
            ))}
          </ol>
          {!asked && (
            <div className={`${stack3} ${atStart} ${needsScript}`}>
              <Button size="lg" onClick={() => setAsked(true)}>
                {booking.showCalendar}
              </Button>
              <p className={text.small}>{booking.consent}</p>
            </div>
          )}
          <ActionLink action={booking.fallback} className={`${text.textLink} ${arrowLink}`}>
            <ActionLabel action={booking.fallback} />
          </ActionLink>
        </section>
        {asked && (
          <div className={panel}>
            <SchedulerFrame failed={<CalendarFailed />} />
          </div>
        )}
      </Container>
    </section>
  );
}

function CalendarFailed() {
  return (
    <div role="alert" className={message}>
      <p>{booking.failed}</p>
      <ActionButton action={booking.fallback} />
    </div>
  );
}
