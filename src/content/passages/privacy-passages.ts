import type { Passage } from '#domain/passage.ts';
import { isTold, privacy, whenDeleted } from '#content/privacy.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { passage } from './passage.ts';

/** The privacy notice, unless the practice uses one on another site. */
export function privacyPassages(settings: SiteSettings): Passage[] {
  const path = '/privacy';
  if (settings.links.privacy !== path) return [];
  return [
    ...privacy.stored
      .filter(({ shownWhen }) => isTold(shownWhen, settings))
      .map(({ id, name, text, howLong }) =>
        passage(
          `privacy.${id.toLowerCase()}`,
          `Privacy: ${name}`,
          `${path}#${id}`,
          `${text} Stored: ${howLong}.`,
        ),
      ),
    {
      id: 'privacy.how-long',
      title: `Privacy: ${privacy.howLong.title}`,
      path,
      text: `${whenDeleted(settings.retention, settings.sendsMail)} ${privacy.howLong.cleared}`,
    },
    ...privacy.sections
      .filter(({ shownWhen }) => isTold(shownWhen, settings))
      .map(({ title, paragraphs }, at) => ({
        id: `privacy.section-${at + 1}`,
        title: `Privacy: ${title}`,
        path,
        text: paragraphs
          .map((said) => (typeof said === 'string' ? { text: said, shownWhen: undefined } : said))
          .filter(({ shownWhen }) => isTold(shownWhen, settings))
          .map(({ text }) => text)
          .join(' '),
      })),
    {
      id: 'privacy.asking',
      title: `Privacy: ${privacy.asking.title}`,
      path,
      text: `${privacy.asking.own} ${privacy.asking.asking} ${privacy.asking.whatHappens}`,
    },
  ];
}
