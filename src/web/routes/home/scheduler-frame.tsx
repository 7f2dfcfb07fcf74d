import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BOOKING } from '#content/visits.ts';
import { home } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { reportVisit } from '#web/lib/report-visit.ts';
import { visuallyHidden } from '#web/ui/text.css.ts';
import { frame, frameToCome, message } from './booking.css.ts';
import { stack0 } from '#web/ui/layout.css.ts';

/**
 * The permissions that a scheduler needs. Allowing scripts together with its own origin is safe here:
 * that origin is never ours, so it cannot lift these limits.
 */
const permissions =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

export function SchedulerFrame({ failed }: { failed: ReactNode }) {
  const { booking } = home;
  const url = useSettings().links.schedulerEmbed;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that loaded the calendar is gone, so the focus moves here.
    area.current?.focus();
    reportVisit(BOOKING);
    return watchScheduler(url, (isSilent) =>
      setState((current) => (isSilent && current === 'ready' ? current : 'failed')),
    );
  }, [url]);

  return (
    <div ref={area} tabIndex={-1} className={stack0}>
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

const PATIENCE_MS = 6000;
/** A violation of the content policy is reported shortly after the request has failed. */
const REPORT_MS = 250;

/**
 * Detects that an external page cannot be shown in a frame. The frame's own events do not help: it
 * fires `load` for the browser's error page too. So the address is also requested directly.
 * @returns a function that stops watching
 */
function watchScheduler(url: string, onFailure: (isSilent: boolean) => void): () => void {
  const watch = new AbortController();
  let probeForbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') onFailure(false);
      if (effectiveDirective === 'connect-src') probeForbidden = true;
    },
    { signal: watch.signal },
  );

  const judge = () => {
    if (!probeForbidden && !watch.signal.aborted) onFailure(false);
  };
  fetch(url, { mode: 'no-cors', credentials: 'omit', signal: watch.signal }).catch(() =>
    setTimeout(judge, REPORT_MS),
  );
  const silence = setTimeout(onFailure, PATIENCE_MS, true);
  return () => {
    clearTimeout(silence);
    watch.abort();
  };
}
