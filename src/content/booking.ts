/** Counted as pages are: the scheduler was opened. Whether a call was booked only the scheduler knows. */
export const BOOKING = 'booking';

/** The links that lead to it. */
export const bookingLinks = ['scheduler', 'calendar'] as const;
