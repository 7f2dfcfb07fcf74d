import type { Passage } from '#domain/chat.ts';
import { isShown, pages } from '#content/pages.ts';
import { applies, privacy, sectionsOn, storedText, whenDeleted } from '#content/privacy.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { assessmentPassages } from './assessment-passages.ts';
import { ownPassages } from './own-passages.ts';
import { passage } from './passage.ts';
import { sitePassages } from './site-passages.ts';

const pageOf = new Map(Object.values(pages).map((page) => [page.path as string, page]));

/** Everything that the advisor can quote with these settings, from pages that visitors can open. */
export function passagesOf(settings: SiteSettings): Passage[] {
  return [
    ...sitePassages,
    ...ownPassages(settings.practice),
    ...assessmentPassages,
    ...privacyPassages(settings),
  ].filter(({ path }) => {
    const page = pageOf.get(path.replace(/#.*/, ''));
    return page !== undefined && isShown(page, settings.flags);
  });
}

/** The privacy notice, unless the practice uses one on another site. */
function privacyPassages(settings: SiteSettings): Passage[] {
  const path = '/privacy';
  if (settings.links.privacy !== path) return [];
  const { brief, stored, howLong, asking } = privacy;
  const about = (id: string, title: string, anchor: string, ...text: readonly string[]) =>
    passage(`privacy.${id}`, `Privacy: ${title}`, path + anchor, ...text);
  return [
    about('brief', privacy.headline, '', ...brief.map((line) => storedText(line, settings))),
    ...stored
      .filter(({ shownWhen }) => applies(shownWhen, settings))
      .map((one) =>
        about(
          one.id.toLowerCase(),
          one.name,
          `#kept-${one.id}`,
          storedText(one, settings),
          `Stored: ${one.howLong}.`,
        ),
      ),
    about(
      'how-long',
      howLong.title,
      '',
      whenDeleted(settings.retention, settings.sendsMail),
      howLong.cleared,
    ),
    ...sectionsOn(settings).map(({ title, paragraphs }, at) =>
      about(`section-${at + 1}`, title, '', ...paragraphs),
    ),
    about('asking', asking.title, '', asking.own, asking.asking, asking.whatHappens),
  ];
}
