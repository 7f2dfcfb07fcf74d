import { pages } from './pages.ts';

/** Opening the scheduler is counted like a page view. Only the scheduler knows about bookings. */
export const BOOKING = 'booking';

/** The links that open the scheduler. */
export const bookingLinks = ['scheduler', 'calendar'] as const;

/** The pages whose visits are counted. */
export const countedPages: readonly string[] = Object.values(pages)
  .filter(({ index }) => index)
  .map(({ path }) => path);
