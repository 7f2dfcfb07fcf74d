import type { Passage } from '#domain/passage.ts';
import { isShown, pages } from '#content/pages.ts';
import { assessmentPassages } from './assessment-passages.ts';
import { ownPassages } from './own-passages.ts';
import { privacyPassages } from './privacy-passages.ts';
import { sitePassages } from './site-passages.ts';
import { toolPassages } from './tool-passages.ts';
import type { SiteSettings } from '#content/site-settings.ts';

const pageOf = new Map(Object.values(pages).map((page) => [page.path as string, page]));

/** Everything that the advisor can quote with these settings, from pages that visitors can open. */
export function passagesOf(settings: SiteSettings): Passage[] {
  return [
    ...sitePassages,
    ...ownPassages(settings.practice),
    ...assessmentPassages,
    ...toolPassages,
    ...privacyPassages(settings),
  ].filter(({ path }) => {
    const page = pageOf.get(path.replace(/#.*/, ''));
    return page !== undefined && isShown(page, settings.flags);
  });
}
