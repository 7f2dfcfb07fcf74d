import { isExample } from './example-link.ts';
import {
  linkKeys,
  practiceSettings,
  settingAt,
  settingPaths,
  type Practice,
  type PracticeSetting,
  type SiteLinks,
} from './site-settings.ts';

export interface UnfilledSetting {
  /** `facts.coach.name`, `links.shop`. */
  path: string;
  is: 'sample' | 'empty' | 'example';
}

/** Settings that are not filled in yet: samples, links to example.com, and empty ones. */
export function unfilledSettings(
  practice: Practice,
  links: SiteLinks,
  hasPortrait: boolean,
): UnfilledSetting[] {
  const unfilled = settingPaths
    .filter((path) =>
      path === 'coach.portrait' ? !hasPortrait : isEmpty(settingAt(practice, path)),
    )
    .map((path): UnfilledSetting => {
      const { kind }: PracticeSetting = practiceSettings[path];
      return { path: `facts.${path}`, is: kind === 'testimonial' ? 'sample' : 'empty' };
    });
  const toExample = linkKeys
    .filter((key) => isExample(links[key]))
    .map((key): UnfilledSetting => ({ path: `links.${key}`, is: 'example' }));
  return [...unfilled, ...toExample];
}

/** True if it contains no text and no number. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Settings that visitors notice until they are filled in: samples, the name, and links to example.com. */
export function notYetFilledIn(
  { testimonials, coach }: Pick<Practice, 'testimonials'> & { coach: { name: string } },
  links: SiteLinks,
): string[] {
  const samples = Object.entries(testimonials).filter(([, testimonial]) => testimonial === null);
  return [
    ...samples.map(([page]) => `facts.testimonials.${page}`),
    ...(coach.name === '' ? ['facts.coach.name'] : []),
    ...linkKeys.filter((key) => isExample(links[key])).map((key) => `links.${key}`),
  ];
}
