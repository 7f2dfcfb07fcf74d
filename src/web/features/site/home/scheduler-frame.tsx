import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BOOKING } from '#content/booking.ts';
import { home } from '#content/home.ts';
import { tellVisit } from '#web/lib/tell-visit.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.css.ts';
import { frame, frameArea, frameToCome, message } from './booking.css.ts';
import { watchScheduler } from './watch-scheduler.ts';

/**
 * What a scheduler needs. Scripts and its own origin together are safe here: that origin is never
 * ours, so it cannot reach out and lift these limits.
 */
const permissions = [
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
].join(' ');

export interface SchedulerFrameProps {
  /** In place of a calendar that does not come. */
  failed: ReactNode;
}

/** The outside scheduler. When it does not come, the page says so instead of staying empty. */
export function SchedulerFrame({ failed }: SchedulerFrameProps) {
  const { booking } = home;
  const url = useSettings().links.schedulerEmbed;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that asked for the calendar is gone: the focus goes on from here.
    area.current?.focus();
    tellVisit(BOOKING);
    return watchScheduler(url, {
      onFailure: () => setState('failed'),
      onSilence: () => setState((current) => (current === 'loading' ? 'failed' : current)),
    });
  }, [url]);

  return (
    <div ref={area} tabIndex={-1} className={frameArea}>
      <p role="status" className={state === 'loading' ? message : visuallyHidden}>
        {state === 'loading' && booking.loading}
      </p>
      {state === 'failed' ? (
        failed
      ) : (
        <iframe
          src={url}
          sandbox={permissions}
          title={booking.frameTitle}
          className={state === 'ready' ? frame : frameToCome}
          onLoad={() => setState('ready')}
        />
      )}
    </div>
  );
}
