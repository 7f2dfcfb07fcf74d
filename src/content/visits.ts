import { pages } from './pages.ts';

/** Opening the scheduler is counted like a page view. Only the scheduler knows about bookings. */
export const BOOKING = 'booking';

export const bookingLinks = ['scheduler', 'calendar'] as const;

export const countedPages: readonly string[] = Object.values(pages)
  .filter(({ index }) => index)
  .map(({ path }) => path);
