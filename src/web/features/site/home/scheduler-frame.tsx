import { useEffect, useRef, useState } from 'react';
import { home } from '#content/home.ts';
import { useSettings } from '#web/settings.tsx';
import { frame, layered, message } from './booking.css.ts';

const PATIENCE_MS = 6000;

/** The outside scheduler. When it does not come, the page says so instead of staying empty. */
export function SchedulerFrame() {
  const { links } = useSettings();
  const { booking } = home;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that asked for the calendar is gone: the focus goes on from here.
    status.current?.focus();
    const timer = setTimeout(() => {
      setState((current) => (current === 'loading' ? 'failed' : current));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {state !== 'ready' && (
        <p ref={status} tabIndex={-1} role="status" className={message}>
          {state === 'loading' ? booking.loading : booking.failed}
        </p>
      )}
      {state !== 'failed' && (
        <iframe
          src={links.schedulerEmbed}
          title={booking.frameTitle}
          className={`${frame} ${layered}`}
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}
