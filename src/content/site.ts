import type { SiteSettings } from './site-settings.ts';

export const siteName = 'Ready Leader';

type EmailUse = Pick<SiteSettings, 'sendsMail' | 'findResults'>;
const whoElse = { list: ' Anyone who knows the address can open your results.', mail: '' };

/** What giving an email address means: said wherever the site asks for one. */
export const emailUse = {
  free: 'Free, and all you need is an email address',
  results: ({ sendsMail, findResults }: EmailUse) =>
    (sendsMail
      ? 'We email you the results, and the practice can see them.'
      : 'The practice can see the results, too.') + whoElse[findResults],
  progress: ({ sendsMail, findResults }: EmailUse) =>
    (sendsMail
      ? 'We email you a link, and the practice can see what you saved.'
      : 'The practice can see what you saved.') + whoElse[findResults],
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
