import { BOOKING, bookingLinks } from '#content/visits.ts';
import type { SiteLinks } from '#content/site-settings.ts';
import { entrySource } from './settings.tsx';

/** Reports a page that was opened without a request to the server; failures are ignored. */
export function reportVisit(page: string): void {
  const visit = JSON.stringify({ page, source: entrySource() });
  navigator.sendBeacon('/api/visits', new Blob([visit], { type: 'application/json' }));
}

export function reportBooking({ target }: Event, links: SiteLinks): void {
  const href = target instanceof Element && target.closest('a')?.href;
  if (bookingLinks.some((name) => URL.parse(links[name])?.href === href)) reportVisit(BOOKING);
}
