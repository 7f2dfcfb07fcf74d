import type { Portrait } from '#domain/site-settings.ts';
import { isExample } from './example-link.ts';
import {
  linkKeys,
  linkSettings,
  practiceSettings,
  settingAt,
  settingPaths,
  type Practice,
  type PracticeSetting,
  type SettingPath,
  type ShownPractice,
  type SiteLinks,
} from './site-settings.ts';

export interface UnfilledSetting {
  /** `facts.coach.name`, `links.shop`. */
  path: string;
  is: 'missing' | 'sample' | 'example' | 'empty';
}

/** What visitors notice while it is not filled in, besides links to example.com. */
const noticed: readonly SettingPath[] = [
  'coach.name',
  'coach.portrait',
  'testimonials.home',
  'testimonials.about',
];
/** How many settings are to be filled in before the site opens. */
export const NEEDED_TO_OPEN =
  noticed.length + linkKeys.filter((key) => isExample(linkSettings[key].default)).length;

type Noticed = Pick<ShownPractice, 'coach' | 'testimonials'>;

/** The settings to fill in before the site opens, for the setup checklist, Status, and the log at start. */
export function leftBeforeOpening(practice: Noticed, links: SiteLinks): UnfilledSetting[] {
  const open = noticed
    .filter((path) => isEmpty(settingAt(practice, path)))
    .map((path): UnfilledSetting => {
      const { kind }: PracticeSetting = practiceSettings[path];
      return { path: `facts.${path}`, is: kind === 'testimonial' ? 'sample' : 'missing' };
    });
  const toExample = linkKeys
    .filter((key) => isExample(links[key]))
    .map((key): UnfilledSetting => ({ path: `links.${key}`, is: 'example' }));
  return [...open, ...toExample];
}

/** All settings that are not filled in: first those that visitors notice, then the empty ones. */
export function unfilledSettings(
  practice: Practice,
  links: SiteLinks,
  portrait: Portrait | null,
): UnfilledSetting[] {
  const empty = settingPaths
    .filter((path) => !noticed.includes(path) && isEmpty(settingAt(practice, path)))
    .map((path): UnfilledSetting => ({ path: `facts.${path}`, is: 'empty' }));
  const shown = { ...practice, coach: { ...practice.coach, portrait } };
  return [...leftBeforeOpening(shown, links), ...empty];
}

/** True if it contains no text and no number. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
