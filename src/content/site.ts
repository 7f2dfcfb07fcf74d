export const siteName = 'Ready Leader';

export const freeWithEmail = 'Free, and all you need is an email address';

/** Sections of the home page that other pages link to. */
export const homeAnchors = {
  about: 'about',
  booking: 'book',
  faq: 'faq',
} as const;

/** Beside a testimonial that no client has given. */
export const sampleLabel = 'Sample';

/** Before the source of a figure. */
export const sourceLabel = 'Source:';
