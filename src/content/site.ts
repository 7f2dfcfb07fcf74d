export const siteName = 'Ready Leader';

export const organization = {
  name: siteName,
  description:
    'Leadership coaching and consulting for leaders of small and mid-sized organizations.',
} as const;

/** Sections of the home page that other pages link to. */
export const homeAnchors = {
  about: 'about',
  booking: 'book',
  faq: 'faq',
} as const;
