export const siteName = 'Ready Leader';

/** What giving an email address means: said wherever the site asks for one. */
export const emailUse = {
  free: 'Free, and all you need is an email address',
  results: (sendsMail: boolean) =>
    sendsMail
      ? 'We email you the results, and the practice can see them.'
      : 'The practice can see the results, too.',
  progress: (sendsMail: boolean) =>
    sendsMail
      ? 'We email you a link, and the practice can see what you saved.'
      : 'The practice can see what you saved.',
} as const;

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
