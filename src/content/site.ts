export const siteName = 'Ready Leader';

export const organization = {
  name: siteName,
  description:
    'Leadership coaching and consulting for leaders of small and mid-sized organizations.',
} as const;

/** Beside a testimonial that no client has given. */
export const sampleLabel = 'Sample';

/** Before the source of a figure. */
export const sourceLabel = 'Source:';

/** Sections of the home page that other pages link to. */
export const homeAnchors = {
  about: 'about',
  booking: 'book',
  faq: 'faq',
} as const;
