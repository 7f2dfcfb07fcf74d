import { lazy, Suspense, useState } from 'react';
import { callTerms } from '#content/discovery-call.ts';
import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Container } from '#web/ui/container.tsx';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import { needsScript } from '#web/features/site/shared/shared.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import {
  calendar,
  fallback,
  layout,
  message,
  panel,
  section,
  step,
  steps,
  words,
} from './booking.css.ts';

const { booking } = home;

/** Loaded only when the visitor asks for the calendar. */
const SchedulerFrame = lazy(() =>
  import('./scheduler-frame.tsx').then(
    ({ SchedulerFrame: Frame }) => ({ default: Frame }),
    () => ({ default: CalendarFailed }),
  ),
);

/** Nothing is requested from the external scheduler before the visitor asks for it. */
export function Booking() {
  const { discoveryCall } = useSettings().practice;
  const [asked, setAsked] = useState(false);
  return (
    <section id={homeAnchors.booking} className={section}>
      <Container className={layout}>
        <div className={words}>
          <SectionHeading headline={booking.headline} lead={callTerms(discoveryCall)} />
          <ol role="list" className={steps}>
            {booking.steps.map((what) => (
              <li key={what} className={step}>
                {what}
              </li>
            ))}
          </ol>
        </div>
        <div className={calendar}>
          <div className={`${panel} ${needsScript}`}>
            {asked ? (
              <Suspense fallback={<p className={message}>{booking.loading}</p>}>
                <SchedulerFrame failed={<CalendarFailed />} />
              </Suspense>
            ) : (
              <div className={message}>
                <Button size="lg" onClick={() => setAsked(true)}>
                  {booking.showCalendar}
                </Button>
                <p>{booking.consent}</p>
              </div>
            )}
          </div>
          <ActionLink action={booking.fallback} className={fallback}>
            <ActionLabel action={booking.fallback} />
          </ActionLink>
        </div>
      </Container>
    </section>
  );
}

/** Replaces the calendar with a message and a link to the scheduler. */
function CalendarFailed() {
  return (
    <div role="alert" className={message}>
      <p>{booking.failed}</p>
      <ActionButton action={booking.fallback} />
    </div>
  );
}
