import type { SiteSettings } from './site-settings.ts';

type EmailUse = Pick<SiteSettings, 'sendsMail' | 'findResults'>;
const whoElse = { list: ' Anyone who knows the address can open your results.', mail: '' };

/** What giving an email address means: said wherever the site asks for one. */
export const emailUse = {
  results: ({ sendsMail, findResults }: EmailUse) =>
    (sendsMail
      ? 'We email you the results, and the coaching practice can see them.'
      : 'The coaching practice can see the results, too.') + whoElse[findResults],
  progress: ({ sendsMail, findResults }: EmailUse) =>
    (sendsMail
      ? 'We email you a link, and the coaching practice can see what you saved.'
      : 'The coaching practice can see what you saved.') + whoElse[findResults],
} as const;
